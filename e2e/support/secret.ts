/** APP_SECRET of the server under test; tests use it to create signatures that otherwise only the site can create. */
export const testSecret = 'only-for-browser-tests-only-for-browser'
