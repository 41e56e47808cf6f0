import type { ServerResponse } from 'node:http'

/** One year in seconds: lists of HTTPS-only sites require it. */
const hsts = 'max-age=31536000; includeSubDomains'

/**
 * Sets the headers of every response, whichever code sends it: pages, files, refusals and faults.
 * @param secure whether the site is served over https
 */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff')
  // Old browsers do not support frame-ancestors, and responses other than pages have no policy that could contain it.
  res.setHeader('x-frame-options', 'DENY')
  if (secure) res.setHeader('strict-transport-security', hsts)
}
