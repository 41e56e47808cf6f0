// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { keepaliveApi } from './keepalive-api'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request sent while leaving a page needs no timer and uses keepalive', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn(async (_url: string, _options: RequestInit) =>
    Response.json({ result: { data: { answered: 1 } } }),
  )
  vi.stubGlobal('fetch', fetch)
  const responses = [{ item: 'q01', value: 1, ms: 5, at: 9 }]
  const saved = keepaliveApi.tests.save.mutate({ sittingId: 'A'.repeat(22), responses })
  for (let turns = 0; turns < 20; turns++) await Promise.resolve()
  const [url, options] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/trpc/tests.save')
  expect(options).toMatchObject({ method: 'POST', keepalive: true })
  expect(JSON.parse(String(options?.body))).toEqual({ sittingId: 'A'.repeat(22), responses })
  expect(await saved).toEqual({ answered: 1 })
})
