"""What things on the table are made of: cloth, walnut, paper, slate, chalk, bone; all computed, none a picture file.

Every surface is made once per size from a seed and kept; none of it may be made anew inside a frame.
"""
