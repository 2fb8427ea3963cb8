/* python.exe for the build under wine: hands its words to the library that does everything. */
#include <windows.h>

typedef int (*run_python)(int, wchar_t **);

int wmain(int count, wchar_t **words)
{
    HMODULE python = LoadLibraryW(L"python311.dll");
    run_python run = python ? (run_python)(void *)GetProcAddress(python, "Py_Main") : NULL;
    return run ? run(count, words) : 3;
}
