/**
 * Node takes as much memory as a machine has before it looks for what it could give back. With these a process takes about
 * 300 MB after many visits, 412 MB while many buy, and is hardly slower; Dockerfile and deploy/systemd say the same.
 */
export const SERVER_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=2']

/**
 * For the environment of the same processes: the memory of each thread that compresses, hashes or resolves a name is kept
 * in two places in place of eight a core. Measured with `npm run bench -- dist`: 287 in place of 324 MB at most.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' }
