// measure PROGRAM ARGUMENT…: runs it once, its output into /dev/null, and prints one line:
// wall ns, CPU ns, peak memory in KiB, exit code (128 + the signal where one ended it).
//
// Python could call wait4 itself, but on Linux ru_maxrss also counts what the process held before its exec,
// which is all of Python's memory; and a few ms of Python would weigh on a program that runs for one.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(struct timeval time) {
    return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

int main(int count, char **arguments) {
    posix_spawn_file_actions_t actions;
    struct timespec start, end;
    struct rusage usage;
    pid_t child;
    int status;
    if (count < 2) return 2;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    clock_gettime(CLOCK_MONOTONIC, &start);
    int error = posix_spawn(&child, arguments[1], &actions, NULL, arguments + 1, environ);
    if (error) {
        fprintf(stderr, "%s: %s\n", arguments[1], strerror(error));
        return 2;
    }
    if (wait4(child, &status, 0, &usage) < 0) return 2;
    clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
    usage.ru_maxrss /= 1024;
#endif
    printf("%lld %lld %ld %d\n",
           (end.tv_sec - start.tv_sec) * 1000000000LL + end.tv_nsec - start.tv_nsec,
           nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), usage.ru_maxrss,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return 0;
}
