import { expect, test } from 'vitest'
import { GET as latest } from './latest.json/route'
import { GET as meta } from './meta/[file]/route'

const ask = (file: string) => meta(new Request('http://localhost/'), { params: Promise.resolve({ file }) })

test('latest.json is never cached and names a build whose meta file is immutable', async () => {
  const response = latest()
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { id, timestamp } = await response.json()
  const known = await ask(`${id}.json`)
  expect(known.headers.get('cache-control')).toContain('immutable')
  expect(await known.json()).toMatchObject({ id, timestamp })
})

test.each(['other.json', 'development', '../secret.json'])('the unknown meta file %s returns 404', async (file) => {
  expect((await ask(file)).status).toBe(404)
})
