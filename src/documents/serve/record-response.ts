import { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@/core/locale'

/** A path without a page. A request for it renders the page that replaces a missing one (see src/proxy.ts). */
export const missingPath = '/-'
/** Header with the path and query of the missing page. */
export const missingHeader = 'x-missing'

/** Answers a request as the framework does, including scripts. */
export type Render = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Renders a page as it is for everybody: of the reader, only the language matters. It is uncompressed, because it is
 * processed further.
 * @param address path and query
 * @param headers headers for the framework, in addition to the host
 */
export async function renderPage(
  render: Render,
  address: string,
  locale: Locale,
  { socket, headers: { host = 'localhost' } }: IncomingMessage,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; html: string }> {
  const [path = '/', query = ''] = address.split(/\?(.*)/s)
  const params = new URLSearchParams(query)
  params.set('lang', locale)
  const request = new IncomingMessage(socket)
  Object.assign(request, { method: 'GET', url: `${path}?${params}`, headers: { host, ...headers } })
  return recordResponse(render, request)
}

/** Returns the framework's response, recorded instead of sent, with its content security policy. */
export async function recordResponse(
  render: Render,
  request: IncomingMessage,
): Promise<{ status: number; html: string; policy: string }> {
  const taken = new ServerResponse(request)
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array))
  }
  const ended = new Promise<void>((resolve) => {
    taken.write = (chunk: unknown) => {
      keep(chunk)
      return true
    }
    taken.end = (chunk?: unknown) => {
      keep(chunk)
      resolve()
      taken.emit('finish')
      return taken
    }
  })
  await render(request, taken)
  await ended
  return {
    status: taken.statusCode,
    html: Buffer.concat(chunks).toString('utf8'),
    policy: String(taken.getHeader('content-security-policy') ?? ''),
  }
}
