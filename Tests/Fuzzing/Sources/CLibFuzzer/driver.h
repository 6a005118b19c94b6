#include <stddef.h>
#include <stdint.h>

// libFuzzer's own loop, for programs that bring their main function along.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *bytes, size_t count));
