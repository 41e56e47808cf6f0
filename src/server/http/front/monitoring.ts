import type { IncomingMessage, ServerResponse } from 'node:http'
import { localRequestHeader } from '../../auth/local-request'
import { healthResponse, metricsResponse } from '../../observability/monitoring'
import { isFromThisMachine } from '../client-address'

/** Responses for monitoring. They do not need the framework, because monitoring requests them every few seconds. */
const answers: Readonly<Record<string, (headers: Headers) => Response | Promise<Response>>> = {
  '/api/health': healthResponse,
  '/metrics': metricsResponse,
}

/** Answers a GET or HEAD request for health or metrics; returns false for any other request. */
export function serveMonitoring(req: IncomingMessage, res: ServerResponse): boolean {
  const { method = 'GET', url = '/' } = req
  const [path = '/'] = url.split('?')
  const answer = Object.hasOwn(answers, path) ? answers[path] : undefined
  if (!answer || (method !== 'GET' && method !== 'HEAD')) return false
  const headers = new Headers({ [localRequestHeader]: isFromThisMachine(req) ? 'yes' : 'no' })
  if (req.headers.authorization) headers.set('authorization', req.headers.authorization)
  void send(res, method, answer(headers)).catch(() => res.destroy())
  return true
}

async function send(res: ServerResponse, method: string, made: Response | Promise<Response>): Promise<void> {
  const response = await made
  const body = Buffer.from(await response.arrayBuffer())
  res.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.byteLength })
  res.end(method === 'HEAD' ? undefined : body)
}
