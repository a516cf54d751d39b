// What belongs to a file beside its bytes, which the module of the C library leaves out.
#include <sys/types.h>
#include <sys/xattr.h>
