import type { IncomingMessage, ServerResponse } from 'node:http'
import { env, isLocalUrl } from '@/env'
import { log } from '../log'
import { metrics } from '../metrics'
import { countResponse } from '../recent-counts'
import { requestIdHeader, requestIdOf, runAsRequest } from './request-id'
import { routeOf } from './routes'
import { countResponseAndVisit } from './visits'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
/** Log level: `debug` on localhost, where the terminal stays free for other output. */
const level = isLocalUrl(env.APP_URL) ? 'debug' : 'info'

/**
 * Gives a request its id, answers it, and logs one line when the response is sent: id, method, kind of route, status,
 * time and size. Neither path nor query, address, headers or body get into the line: a path can be a key.
 */
export function answerAndLog(req: IncomingMessage, res: ServerResponse, answer: () => void): void {
  const id = requestIdOf(req.headers[requestIdHeader], env.TRUSTED_PROXIES)
  req.headers[requestIdHeader] = id
  res.setHeader(requestIdHeader, id)
  // The browser can read this header of its own page: the id to quote when the page breaks.
  res.setHeader('server-timing', `request;desc="${id}"`)
  const started = performance.now()
  res.once('close', () => note(req, res, id, (performance.now() - started) / 1000))
  runAsRequest(id, answer)
}

function note(req: IncomingMessage, res: ServerResponse, id: string, seconds: number): void {
  const { template: route, kind } = routeOf(req.url ?? '/')
  const method = METHODS.has(req.method ?? '') ? (req.method ?? '') : 'other'
  // Status 499, as in nginx, when the client did not wait for the response.
  const status = res.writableFinished || res.headersSent ? res.statusCode : 499
  metrics().requests.inc({ kind, method, status: String(status) })
  metrics().requestSeconds.observe({ kind }, seconds)
  if (kind !== 'probe') countResponse(status)
  countResponseAndVisit(req, kind, status)
  const quiet = status < 400 && (kind === 'asset' || kind === 'probe')
  const bytes = Number(res.getHeader('content-length') ?? 0) || undefined
  log[quiet ? 'debug' : level]({ req: id, method, route, status, ms: Math.round(seconds * 1000), bytes }, 'answered')
}
