/** Takes the place of tsx in threads that are bundled: there is nothing left to compile. */
export function register(): void {}
