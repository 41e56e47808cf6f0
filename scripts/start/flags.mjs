/**
 * Limits for the memory of Node, which otherwise grows to the machine's memory before it collects garbage. With them a
 * process takes about 300 MB after many visits, 417 MB during many purchases, and is hardly slower; Dockerfile and
 * deploy/systemd have the same values.
 */
export const SERVER_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=2']

/**
 * Environment of the same processes: the threads that compress, hash or resolve names share two malloc arenas instead
 * of eight per core. Measured with `npm run bench -- dist`: 287 instead of 324 MB at most.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }
