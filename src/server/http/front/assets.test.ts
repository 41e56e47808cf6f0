import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import zlib from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressAssets } from '../../../../scripts/build/assets'
import { assetServer } from './assets'

const script = `console.log(${JSON.stringify('one thought a line; '.repeat(2000))})\n`
let dir: string
let server: Server

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'assets-'))
  mkdirSync(join(dir, 'static/chunks'), { recursive: true })
  writeFileSync(join(dir, 'static/chunks/a1.js'), script)
  writeFileSync(join(dir, 'static/chunks/a1.js.map'), '{}')
  writeFileSync(join(dir, 'secret.js'), 'key')
  expect(compressAssets(join(dir, 'static'), join(dir, 'assets/_next/static'))).toBe(1)
  const serve = assetServer(join(dir, 'assets'))
  server = createServer((req, res) => serve(req, res, () => res.writeHead(404).end('next')))
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true })
})

/** Returns the response with its encoded bytes, which `fetch` would decode. */
function ask(path: string, accept: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ port, path, method, headers: { 'accept-encoding': accept } }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part) => parts.push(part))
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })
}

const path = '/_next/static/chunks/a1.js'

test.each([
  { accept: 'gzip, deflate, br', encoding: 'br', unpack: zlib.brotliDecompressSync },
  { accept: 'gzip', encoding: 'gzip', unpack: zlib.gunzipSync },
  { accept: 'identity', encoding: undefined, unpack: (body: Buffer) => body },
])(
  'a script is encoded as Accept-Encoding "$accept" allows and can be cached for a year',
  async ({ accept, encoding, unpack }) => {
    const { status, headers, body } = await ask(path, accept)
    expect(status).toBe(200)
    // The body is the script after a hint to the browser's compiler.
    expect(unpack(body).toString()).toBe(`//# allFunctionsCalledOnLoad\n${script}`)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public,max-age=31536000,immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    expect(headers['content-encoding']).toBe(encoding)
  },
)

test.each([
  { asked: '/_next/static/chunks/none.js', why: 'a missing file' },
  { asked: '/_next/static/chunks/a1.js.map', why: 'a file that is neither script nor style' },
  { asked: '/_next/static/../../../secret.js', why: 'a path outside the folder' },
  { asked: '/_next/static/%2e%2e/%2e%2e/%2e%2e/secret.js', why: 'an encoded path outside the folder' },
  { asked: '/_next/static/%', why: 'an address that cannot be decoded' },
])('a request for $why is left to the next handler', async ({ asked }) => {
  const { status, body } = await ask(asked, 'br')
  expect(status).toBe(404)
  expect(body.toString()).toBe('next')
})

test('the asset server returns an empty body for HEAD and leaves POST to the next handler', async () => {
  const head = await ask(path, 'br', 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect((await ask(path, 'br', 'POST')).status).toBe(404)
})
