import type { IncomingMessage, ServerResponse } from 'node:http'

/** Paths of static files; only reading is allowed there. */
const FILE = /^\/(js|css|og|icons|_next\/static)\/|^\/(favicon\.svg|llms\.txt|robots\.txt|sitemap\.xml)$/

interface Refusal {
  status: 400 | 405
  headers?: Record<string, string>
}

/** Returns the refusal of an invalid request, before a route handles it; null for a valid one. */
function refusalOf({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): Refusal | null {
  const [path = '/'] = url.split('?')
  if (method === 'TRACE') return { status: 405, headers: { allow: 'GET, HEAD, POST' } }
  if (!isReadable(path)) return { status: 400 }
  if (FILE.test(path) && method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } }
  return null
}

/** Whether the percent-encoding of a path is valid text that a database query can contain. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Answers an invalid request; returns false for a valid one. */
export function rejectInvalidRequest(req: IncomingMessage, res: ServerResponse): boolean {
  const refusal = refusalOf(req)
  if (!refusal) return false
  res.writeHead(refusal.status, { 'content-length': 0, ...refusal.headers }).end()
  return true
}
