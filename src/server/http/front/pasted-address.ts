import type { IncomingMessage, ServerResponse } from 'node:http'
import { privateHeaders } from '../response-headers'

/** Characters that occur in no path of this site: spaces, invisible characters, and punctuation outside ASCII. */
const FOREIGN = /[\s\u00AD\u200B-\u200F\u2028-\u202F\u2060-\u2069\uFEFF<>"`]|(?=[^\x20-\x7E])[\p{P}\p{Z}]/u
/** Punctuation that ends a sentence or closes a bracket; no path of this site ends with it. */
const TAIL = /[.,;:!?'*)\]}]+$/

/**
 * Returns the path of an address that was pasted together with the text behind it: `/r/<key>).` or `/r/<key>。看看`.
 * @param url path and query as they arrive, percent-encoded
 * @returns the path without this tail, and the query; null when there is no tail
 */
export function removeTrailingText(url: string): string | null {
  const [path = '/', query] = url.split(/\?(.*)/s)
  if (!/[.,;:!?'*)\]}]$|%[\dA-F]{2}/i.test(path)) return null
  let read: string
  try {
    read = decodeURIComponent(path)
  } catch {
    return null
  }
  const { index = read.length } = FOREIGN.exec(read) ?? {}
  const clean = read.slice(0, index).replace(TAIL, '')
  if (clean === read) return null
  // Exactly one slash stands before the path: two would be the address of another site.
  const own = `/${encodeURI(clean.replace(/^[/\\]+/, ''))}`
  return query ? `${own}?${query}` : own
}

/** Redirects a request for an address with a tail to the intended address; returns false when there is no tail. */
export function redirectPastedAddress({ method, url = '/' }: IncomingMessage, res: ServerResponse): boolean {
  const location = method === 'GET' || method === 'HEAD' ? removeTrailingText(url) : null
  if (location === null) return false
  res.writeHead(307, { ...privateHeaders, location, 'content-length': 0 }).end()
  return true
}
