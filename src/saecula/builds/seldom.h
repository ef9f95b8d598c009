/* What is seldom called: functions that tell of a failure, and the one that frees an object when its last owner lets go.
   mypyc writes a way out behind every step, and the compiler takes it for as likely as the way on; said here, ways out
   are kept apart from what games do. Included before every file of the engine. */
#if defined(__GNUC__) || defined(__clang__)
#include <Python.h>
#include "CPy.h"
#define SELDOM(function) extern __typeof__(function) function __attribute__((cold))
SELDOM(CPy_AddTraceback);
SELDOM(CPy_AttributeError);
SELDOM(CPy_TypeErrorTraceback);
SELDOM(CPy_TypeError);
SELDOM(CPyError_OutOfMemory);
SELDOM(PyErr_SetNone);
SELDOM(PyErr_SetString);
SELDOM(_Py_Dealloc);
#undef SELDOM
#endif
