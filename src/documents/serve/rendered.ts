import { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@/core/locale'

/** A path that no page has. What is asked for there is the page in the place of one that is not there (see src/proxy.ts). */
export const missingPath = '/-'
/** Which one: its path and query. */
export const missingHeader = 'x-missing'

/** Answers a request as the framework does, scripts and all. */
export type Render = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * A page as the framework makes it for everybody: nothing of the reader goes into it but the language. Uncompressed, as it
 * is worked on.
 * @param address path and query
 * @param headers that the framework gets beside the host
 */
export async function renderedPage(
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
  return rendered(render, request)
}

/** Returns the answer of the framework, recorded instead of sent. */
async function rendered(render: Render, request: IncomingMessage): Promise<{ status: number; html: string }> {
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
  return { status: taken.statusCode, html: Buffer.concat(chunks).toString('utf8') }
}
