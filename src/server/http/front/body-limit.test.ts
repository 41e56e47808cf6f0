import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { limitBody } from './body-limit'

const KB = 1024
const limit = 512 * KB
let server: Server | undefined
afterEach(() => void server?.closeAllConnections())

/** Result of the handler after the limit: the number of bytes read, and whether the whole body was received. */
interface Got {
  bytes: number
  complete: boolean
}

async function start(reads = true): Promise<{ port: number; got: Got }> {
  const got: Got = { bytes: 0, complete: false }
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    if (!limitBody(req, res, limit)) return
    if (!reads) return void res.writeHead(404).end()
    for await (const piece of req) got.bytes += piece.length
    got.complete = true
    res.end('taken')
  }
  server = createServer((req, res) => void handle(req, res).catch(() => {}))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, got }
}

interface Sent {
  answer: string
  /** Bytes of the body that could be written before the connection ended. */
  written: number
}

/** Writes a request by hand, 64 KB at a time, until `total` is sent or the connection ends. */
function send(port: number, head: string, total: number, framed: boolean): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const piece = Buffer.alloc(64 * KB, 'x')
    const sent: Sent = { answer: '', written: 0 }
    const more = () => {
      while (sent.written < total && socket.writable) {
        const part = piece.subarray(0, Math.min(piece.length, total - sent.written))
        sent.written += part.length
        if (framed) socket.write(`${part.length.toString(16)}\r\n`)
        socket.write(part)
        if (!socket.write(framed ? '\r\n' : '')) return socket.once('drain', more)
      }
      if (framed && sent.written >= total) socket.write('0\r\n\r\n')
    }
    socket.on('data', (data) => {
      sent.answer += data
      if (sent.answer.includes('taken')) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(sent))
    socket.write(`POST /api/trpc/x HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`)
    more()
  })
}

describe('a chunked request body', () => {
  test('is accepted up to the limit', async () => {
    const { port, got } = await start()
    const { answer } = await send(port, 'Transfer-Encoding: chunked', limit, true)
    expect(answer).toContain('200 OK')
    expect(got).toEqual({ bytes: limit, complete: true })
  })

  test('is rejected with 413 one byte above the limit', async () => {
    const { port, got } = await start()
    const { answer } = await send(port, 'Transfer-Encoding: chunked', limit + 1, true)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(got.complete).toBe(false)
  })

  test('is rejected with 413 while 100 MB are sent, and is read no further than the limit [body-bounded]', async () => {
    const { port, got } = await start()
    const { answer, written } = await send(port, 'Transfer-Encoding: chunked', 100 * KB * KB, true)
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*\r\n/)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(got.bytes).toBeLessThanOrEqual(limit)
    expect(got.complete).toBe(false)
    expect(written).toBeGreaterThan(limit)
  })

  test('is cut off within 10 seconds when it never ends', async () => {
    const { port } = await start()
    const started = Date.now()
    const { answer } = await send(port, 'Transfer-Encoding: chunked', Number.POSITIVE_INFINITY, true)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})

test('an endless body that no handler reads is cut off within 10 seconds of the response', async () => {
  const { port, got } = await start(false)
  const started = Date.now()
  const { answer } = await send(port, 'Transfer-Encoding: chunked', Number.POSITIVE_INFINITY, true)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(Date.now() - started).toBeLessThan(10_000)
  expect(got.bytes).toBe(0)
})

test('a body whose Content-Length exceeds the limit is rejected without being read', async () => {
  const { port, got } = await start()
  const { answer } = await send(port, `Content-Length: ${limit + 1}`, 0, false)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(got).toEqual({ bytes: 0, complete: false })
})

test('a body whose Content-Length equals the limit is accepted', async () => {
  const { port, got } = await start()
  const { answer } = await send(port, `Content-Length: ${limit}`, limit, false)
  expect(answer).toContain('200 OK')
  expect(got).toEqual({ bytes: limit, complete: true })
})
