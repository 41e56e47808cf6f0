import type { IncomingMessage, ServerResponse } from 'node:http'

/** Files that are read and nothing else. */
const FILE = /^\/(js|css|og|icons|_next\/static)\/|^\/(favicon\.svg|llms\.txt|robots\.txt|sitemap\.xml)$/

interface Refusal {
  status: 400 | 405
  headers?: Record<string, string>
}

/** Requests that nothing here can mean: answered before a route has to make sense of them. */
function refusalOf({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): Refusal | null {
  const [path = '/'] = url.split('?')
  if (method === 'TRACE') return { status: 405, headers: { allow: 'GET, HEAD, POST' } }
  if (!isReadable(path)) return { status: 400 }
  if (FILE.test(path) && method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } }
  return null
}

/** A path whose percent-encoding is text, and text that a database can be asked for. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Answers a request that nothing can be made of; false when there is something to answer. */
export function refused(req: IncomingMessage, res: ServerResponse): boolean {
  const refusal = refusalOf(req)
  if (!refusal) return false
  res.writeHead(refusal.status, { 'content-length': 0, ...refusal.headers }).end()
  return true
}
