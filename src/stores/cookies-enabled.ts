/**
 * Returns whether this browser says that it accepts our cookies. Without them the site cannot recognise the browser
 * from one step to the next. Only a server response can reveal a filter that removes cookies silently.
 */
export const areCookiesEnabled = (): boolean => navigator.cookieEnabled
