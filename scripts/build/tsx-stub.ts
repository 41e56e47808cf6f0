/** Replaces tsx in bundled worker threads, which contain no code to compile. */
export function register(): void {}
