// What belongs to a file beside its bytes, its name among it, which the module of the C library leaves out.
#include <sys/types.h>
#include <sys/xattr.h>

#if defined(__linux__)
// Declared for programs with GNU extensions alone.
int renameat2(int, const char *, int, const char *, unsigned int);
#endif
