/** Set by the server in front, over whatever the client wrote. */
export const localRequestHeader = 'x-from-here'

/**
 * Whether a request comes from a browser on this machine: what is only for the person who runs the site (mailbox,
 * payment sandbox) is open to nobody else. The development server listens on localhost alone.
 */
export const isLocalRequest = (headers: Headers): boolean =>
  process.env.NODE_ENV === 'development' || headers.get(localRequestHeader) === 'yes'
