// The bound of every YAML linter on libyaml: read each file, pull every event, drop it.
//
//   events PATH…          files, and folders walked for *.widget.yml and *.widget.yaml
//   events < list         the files named on standard input, one a line
//
// One buffer for all files, one read a file, names opened relative to their folder: what a good C
// programmer would write, so that a ratio to it says what the linter itself adds.
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char *buffer;
static size_t capacity;
static unsigned long files, bytes, events, broken;

static void fail(const char *name) {
    perror(name);
    exit(2);
}

static void parse(const unsigned char *input, size_t length) {
    yaml_parser_t parser;
    yaml_event_t event;
    int done = 0;
    if (!yaml_parser_initialize(&parser)) fail("yaml_parser_initialize");
    yaml_parser_set_input_string(&parser, input, length);
    while (!done) {
        if (!yaml_parser_parse(&parser, &event)) {
            broken++;
            break;
        }
        done = event.type == YAML_STREAM_END_EVENT;
        events++;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
}

// Takes the descriptor over.
static void read_file(int file, size_t size, const char *name) {
    size_t length = 0;
    if (size > capacity) {
        capacity = size * 2;
        free(buffer);
        if (!(buffer = malloc(capacity))) fail(name);
    }
    while (length < size) {
        ssize_t count = read(file, buffer + length, size - length);
        if (count < 0) fail(name);
        if (count == 0) break;
        length += (size_t)count;
    }
    close(file);
    files++;
    bytes += length;
    parse(buffer, length);
}

static int is_description(const char *name) {
    size_t length = strlen(name);
    return (length > 11 && !memcmp(name + length - 11, ".widget.yml", 11))
        || (length > 12 && !memcmp(name + length - 12, ".widget.yaml", 12));
}

static void visit(int folder, const char *name) {
    struct stat status;
    int opened = openat(folder, name, O_RDONLY | O_CLOEXEC);
    if (opened < 0 || fstat(opened, &status)) fail(name);
    if (!S_ISDIR(status.st_mode)) {
        read_file(opened, (size_t)status.st_size, name);
        return;
    }
    DIR *directory = fdopendir(opened);
    if (!directory) fail(name);
    for (struct dirent *entry; (entry = readdir(directory));) {
        if (entry->d_name[0] == '.') continue;
        // Only some file systems tell the type; the others cost a call, and no link is followed to a folder.
        int type = entry->d_type;
        if (type == DT_UNKNOWN) {
            if (fstatat(opened, entry->d_name, &status, AT_SYMLINK_NOFOLLOW)) fail(entry->d_name);
            type = S_ISDIR(status.st_mode) ? DT_DIR : DT_REG;
        }
        if (type == DT_DIR || is_description(entry->d_name)) visit(opened, entry->d_name);
    }
    closedir(directory);
}

int main(int count, char **arguments) {
    for (int index = 1; index < count; index++) visit(AT_FDCWD, arguments[index]);
    if (count == 1) {
        char *line = NULL;
        size_t room = 0;
        for (ssize_t length; (length = getline(&line, &room, stdin)) > 0;) {
            if (line[length - 1] == '\n') line[length - 1] = 0;
            visit(AT_FDCWD, line);
        }
        free(line);
    }
    free(buffer);
    return printf("%lu files, %lu bytes, %lu events, %lu broken\n", files, bytes, events, broken) < 0;
}
