import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { Page } from './page'

/** Text with little repetition, like that of a page. */
const plain = readFileSync('locales/en/privacy.json')

test('the first response uses fast brotli compression, and later ones use the smallest version', async () => {
  const page = new Page(plain)
  const first = page.br
  expect(zlib.brotliDecompressSync(first)).toEqual(plain)
  for (let tries = 0; tries < 200 && page.br === first; tries++) await sleep(25)
  expect(page.br.length).toBeLessThan(first.length)
  expect(page.br).toEqual(zlib.brotliCompressSync(plain))
})

test('the gzip version of a page is made only once', () => {
  const page = new Page(plain)
  expect(zlib.gunzipSync(page.gzip)).toEqual(plain)
  expect(page.gzip).toBe(page.gzip)
})

test('pages with different texts have different etags', () => {
  expect(new Page(plain).etag).toBe(new Page(Buffer.from(plain)).etag)
  expect(new Page(Buffer.from('other')).etag).not.toBe(new Page(plain).etag)
})

test('headers are cached per encoding until a smaller body replaces the first one', async () => {
  const page = new Page(plain, "default-src 'self'")
  const first = page.encodedAs('br')
  expect(first.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': first.body.length,
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  })
  expect(page.encodedAs('gzip')).toBe(page.encodedAs('gzip'))
  expect(page.encodedAs('plain').headers).not.toHaveProperty('content-encoding')
  for (let tries = 0; tries < 200 && page.br === first.body; tries++) await sleep(25)
  expect(page.encodedAs('br').headers['content-length']).toBe(page.br.length)
})
