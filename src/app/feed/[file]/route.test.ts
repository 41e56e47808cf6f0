import { expect, test } from 'vitest'
import { GET } from './route'

const ask = (file: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ file }) })

test('the feed es.xml is RSS and is cached for a minute', async () => {
  const response = await ask('es.xml')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await response.text()).toMatch(/^<\?xml/)
})

test.each(['es', 'fr.xml', 'es.xml.xml', '.xml', 'es.json'])('the unknown feed file %s returns 404', async (file) => {
  expect((await ask(file)).status).toBe(404)
})
