import { expect, test } from 'vitest'
import { GET as latest } from './latest.json/route'
import { GET as meta } from './meta/[file]/route'

const ask = (file: string) => meta(new Request('http://localhost/'), { params: Promise.resolve({ file }) })

test('the latest build is never cached and leads to its meta', async () => {
  const response = latest()
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { id, timestamp } = await response.json()
  const known = await ask(`${id}.json`)
  expect(known.headers.get('cache-control')).toContain('immutable')
  expect(await known.json()).toMatchObject({ id, timestamp })
})

test.each(['other.json', 'development', '../secret.json'])('%s is not a build', async (file) => {
  expect((await ask(file)).status).toBe(404)
})
