/** Header set by the server in front, which overwrites any value from the client. */
export const localRequestHeader = 'x-from-here'

/**
 * Returns whether a request comes from a browser on this machine: tools for the person who runs the site (mailbox,
 * payment sandbox) are open only there. The development server listens only on localhost.
 */
export const isLocalRequest = (headers: Headers): boolean =>
  process.env.NODE_ENV === 'development' || headers.get(localRequestHeader) === 'yes'
