/** APP_SECRET of the server under test; tests sign with it what only the site can sign. */
export const testSecret = 'only-for-browser-tests-only-for-browser'
