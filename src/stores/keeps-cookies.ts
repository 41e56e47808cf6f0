/**
 * Whether this browser keeps cookies for us, by its own word. Without them the site does not know from one step to the next
 * that it is the same browser. A filter that takes them away unseen shows only in what the server says afterwards.
 */
export const keepsCookies = (): boolean => navigator.cookieEnabled
