// The least that a program which prints one line costs: the yardstick of start-up.
#include <stdio.h>

int main(void) {
    return puts("1 file checked, no findings") < 0;
}
