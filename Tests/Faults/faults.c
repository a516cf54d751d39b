// Lets calls of the system fail, for scripts/test-faults, which loads it before the C library.
//
// FAULT="CALL ERROR FIRST LAST": the calls FIRST to LAST of CALL, counted from 1, that concern files fail with ERROR, a number.
// CALL `short` writes at most seven bytes a time from its FIRST call on. Each fault says so on standard error.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int count;

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int fails(const char *call) {
  char name[32];
  int error, first, last;
  const char *fault = getenv("FAULT");
  if (!fault || sscanf(fault, "%31s %d %d %d", name, &error, &first, &last) != 4 || strcmp(name, call)) return 0;
  int number = atomic_fetch_add(&count, 1) + 1;
  if (number < first || number > last) return 0;
  static const char note[] = "a fault\n";
  NEXT(write)(2, note, sizeof note - 1);
  errno = error;
  return 1;
}

static int is_file(int descriptor) {
  struct stat status;
  return descriptor > 2 && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (is_file(descriptor)) {
    if (fails("write")) return -1;
    if (size > 7 && fails("short")) size = 7;
  }
  return NEXT(write)(descriptor, bytes, size);
}

int flock(int descriptor, int operation) {
  if (!(operation & LOCK_UN) && fails("flock")) return -1;
  return NEXT(flock)(descriptor, operation);
}

int fdatasync(int descriptor) { return fails("fdatasync") ? -1 : NEXT(fdatasync)(descriptor); }

int fsync(int descriptor) { return fails("fsync") ? -1 : NEXT(fsync)(descriptor); }

int ftruncate(int descriptor, off_t size) { return fails("ftruncate") ? -1 : NEXT(ftruncate)(descriptor, size); }

int fchmod(int descriptor, mode_t mode) { return fails("fchmod") ? -1 : NEXT(fchmod)(descriptor, mode); }

int renameat(int from, const char *old, int to, const char *new) {
  return fails("renameat") ? -1 : NEXT(renameat)(from, old, to, new);
}

int linkat(int from, const char *old, int to, const char *new, int flags) {
  return fails("linkat") ? -1 : NEXT(linkat)(from, old, to, new, flags);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (flags & O_CREAT && fails("openat")) return -1;
  return NEXT(openat)(folder, path, flags, mode);
}
