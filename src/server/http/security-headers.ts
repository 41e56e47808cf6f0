import type { ServerResponse } from 'node:http'

/** A year, as lists of sites that are asked by https alone want it. */
const hsts = 'max-age=31536000; includeSubDomains'

/**
 * Headers that every answer has, whoever gives it: pages, files, refusals and faults.
 * @param secure whether the site is asked by https
 */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff')
  // Old browsers know no frame-ancestors, and files and data have no policy to say it in.
  res.setHeader('x-frame-options', 'DENY')
  if (secure) res.setHeader('strict-transport-security', hsts)
}
