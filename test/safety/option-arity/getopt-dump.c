/* Preloaded into a program: writes the options that it hands to getopt, and ends it before it does anything. */
#define _GNU_SOURCE
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* What the program starts is another one, whose options are not its own. */
__attribute__((constructor)) static void only_here(void) { unsetenv("LD_PRELOAD"); }

static void dump(const char *letters, const struct option *words)
{
  const char *path = getenv("ARITY_OUT");
  FILE *out = path ? fopen(path, "w") : 0;
  if (out) {
    fprintf(out, "%s\n", letters ? letters : "");
    for (; words && words->name; words++) fprintf(out, "%s %d\n", words->name, words->has_arg);
    fclose(out);
  }
  _exit(0);
}

int getopt(int count, char *const *args, const char *letters) { dump(letters, 0); return -1; }

int __posix_getopt(int count, char *const *args, const char *letters) { dump(letters, 0); return -1; }

int getopt_long(int count, char *const *args, const char *letters, const struct option *words, int *at)
{
  dump(letters, words);
  return -1;
}

int getopt_long_only(int count, char *const *args, const char *letters, const struct option *words, int *at)
{
  dump(letters, words);
  return -1;
}
