import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { redirectPastedAddress, removeTrailingText } from './pasted-address'

const key = 'Jk3fV0m2Xq8sT1nB5dWc7yLh9pRa4zEu6gKi0oNxQwM'
const tails = ['.', ',', ')', ').', '!', '。', '，或者写信给我们', '）', ' ', '\u200B', '\u00A0', '>', '"', '”', '…']
const paths = ['r', 'share', 'compare', 'api/reminder', 'api/keep', 'api/plan', 'm'].map((first) => `/${first}/${key}`)

describe('a pasted URL with trailing characters', () => {
  test.each(paths)('is shortened to the path %s', (path) => {
    for (const tail of tails) {
      expect(removeTrailingText(`${path}${encodeURIComponent(tail)}`), JSON.stringify(tail)).toBe(path)
      expect(removeTrailingText(`${path}${encodeURIComponent(tail)}?lang=es`), JSON.stringify(tail)).toBe(
        `${path}?lang=es`,
      )
    }
  })

  test.each([
    { url: '/', clean: null },
    { url: `/r/${key}?lang=es.`, clean: null },
    { url: '/icons/icon.svg', clean: null },
    { url: '/_next/static/chunks/a%5Bb%5D/c.js', clean: null },
    { url: '/tests/%', clean: null },
    { url: '/search?q=a.', clean: null },
    { url: '/%E6%8A%91%E9%83%81', clean: null },
    { url: '/help-now.', clean: '/help-now' },
    { url: '/.', clean: '/' },
    { url: '//evil.example/.', clean: '/evil.example/' },
    { url: '/%5C/evil.example.', clean: '/evil.example' },
    { url: '/r/a%0D%0Aset-cookie:x', clean: '/r/a' },
  ])('is changed from $url to $clean (null: no change)', ({ url, clean }) => {
    expect(removeTrailingText(url)).toBe(clean)
  })

  test('is redirected to the clean URL for a GET request, but not for a POST request', async () => {
    const server = createServer((req, res) => {
      if (!redirectPastedAddress(req, res)) res.writeHead(204).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' })
    const answer = await ask(`/r/${key}%E3%80%82?lang=es`)
    expect(answer.status).toBe(307)
    expect(answer.headers.get('location')).toBe(`/r/${key}?lang=es`)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await ask(`/r/${key}`)).status).toBe(204)
    expect((await ask('/api/x.', 'POST')).status).toBe(204)
    server.close()
  })
})
