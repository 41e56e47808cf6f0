import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { processState } from '@/core/process-state'
import { env } from '@/env'
import { log } from '../../observability/log'

declare module '@/core/process-state' {
  interface ProcessState {
    /**
     * Answers a tRPC request. The tRPC route sets this function when the framework loads it, because only that bundle
     * contains the procedures.
     */
    answerProcedures?: (request: Request) => Promise<Response>
  }
}

const gzip = promisify(zlib.gzip)
/** Size in bytes from which the framework compresses a response. */
const COMPRESSED_FROM = 1_024
/** Addresses of procedures as our clients write them; any other spelling is left to the framework. */
const PROCEDURES = /^\/api\/trpc\/[\w.,]+(\?|$)/

/**
 * Answers a call of procedures without the framework, because the framework takes as long as the procedure itself. The
 * first call goes through the framework, which then loads the route. Every call goes through it while traces are sent,
 * because the framework makes their spans.
 * @param trust sets the headers that the route accepts only from the server in front
 * @returns false for any other request
 */
export function serveProcedures(req: IncomingMessage, res: ServerResponse, trust: () => void): boolean {
  const { answerProcedures } = processState
  const { method = '', url = '' } = req
  if (!answerProcedures || env.OTEL_EXPORTER_OTLP_ENDPOINT || !PROCEDURES.test(url)) return false
  if (method !== 'GET' && method !== 'POST') return false
  trust()
  answer(req, res, answerProcedures).catch((error: unknown) => {
    // The client is gone, or `limitBody` has refused the body.
    if (res.headersSent || !req.complete) return
    log.error({ error: String(error) }, 'procedures failed')
    res.writeHead(500).end()
  })
  return true
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  answerProcedures: (request: Request) => Promise<Response>,
): Promise<void> {
  const response = await answerProcedures(await requestOf(req))
  const content = Buffer.from(await response.arrayBuffer())
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  const isLong = content.length >= COMPRESSED_FROM
  if (isLong) res.setHeader('vary', [response.headers.get('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const isCompressed = isLong && /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))
  const body = isCompressed ? await gzip(content) : content
  if (isCompressed) res.setHeader('content-encoding', 'gzip')
  res.setHeader('content-length', body.length)
  res.writeHead(response.status)
  res.end(body)
}

/** Returns the request as routes get it. Its body is read first: it is short, and `limitBody` has bounded it. */
async function requestOf(req: IncomingMessage): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  const body = req.method === 'POST' ? { body: await buffer(req) } : {}
  return new Request(`http://localhost${req.url}`, { method: req.method ?? 'GET', headers, ...body })
}
