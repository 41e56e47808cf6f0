import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '@/core/call-error'
import { isRefusal } from '@/ui/refusal'
import { call } from './call'
import { api } from './client'
import { statusOf } from './retry'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What `fetch` gives, one after the other; an error is thrown. */
function serve(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: string, _options?: RequestInit) => {
    const answer = answers.shift() ?? new Error('not expected')
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const answered = (data: unknown) => Response.json({ result: { data } })
const refused = (code: string, status: number) =>
  Response.json(
    { error: { message: code, code: -32_000, data: { domain: { code, params: { seconds: 9 } } } } },
    { status },
  )

test('a query is a GET with its input in the address', async () => {
  const fetch = serve(answered([1]), answered(null))
  const input = { query: 'sueño & más', locale: 'es' }
  expect(await call('query', 'column.search', input)).toEqual([1])
  const url = new URL(String(fetch.mock.calls[0]?.[0]), 'http://localhost')
  expect([url.pathname, JSON.parse(url.searchParams.get('input') ?? '')]).toEqual(['/api/trpc/column.search', input])
  expect(fetch.mock.calls[0]?.[1]?.method).toBeUndefined()
  await call('query', 'auth.account', undefined)
  expect(fetch.mock.calls[1]?.[0]).toBe('/api/trpc/auth.account')
})

test('a mutation is a POST with JSON, also without an input', async () => {
  const fetch = serve(answered(undefined), answered(undefined))
  expect(await call('mutation', 'me.saveProfile', { name: 'Ana' })).toBeUndefined()
  const json = { 'content-type': 'application/json' }
  expect(fetch).toHaveBeenLastCalledWith('/api/trpc/me.saveProfile', {
    method: 'POST',
    headers: json,
    body: '{"name":"Ana"}',
  })
  await call('mutation', 'me.withdrawConsent', undefined)
  expect(fetch.mock.calls[1]?.[1]).toEqual({ method: 'POST', headers: json, body: undefined })
})

test('a refusal is thrown with its code, its params and the status', async () => {
  serve(refused('TOO_MANY_REQUESTS', 429))
  const error = await call('mutation', 'auth.register', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status: 429, refusal: { code: 'TOO_MANY_REQUESTS' } })
  expect(isRefusal(error, 'TOO_MANY_REQUESTS')).toBe(true)
})

test('a page of a proxy in its place is known by its status', async () => {
  serve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const error = await call('query', 'me.tests', { page: 1 }).catch((thrown: unknown) => thrown)
  expect([statusOf(error), isRefusal(error, 'NOT_FOUND')]).toEqual([502, false])
})

test('no answer stays what `fetch` calls it', async () => {
  serve(new TypeError('Failed to fetch'))
  await expect(call('mutation', 'tests.save', {})).rejects.toThrow(TypeError)
})

test('a query is asked again after a passing failure, a mutation and an answer are not', async () => {
  vi.useFakeTimers()
  const again = serve(new TypeError('Failed to fetch'), refused('INTERNAL', 503), answered('there'))
  const there = api.auth.account.query()
  await vi.runAllTimersAsync()
  expect(await there).toBe('there')
  expect(again).toHaveBeenCalledTimes(3)

  const once = serve(refused('NOT_FOUND', 404))
  await expect(api.me.trend.query({ slug: 'sleep' })).rejects.toThrow('NOT_FOUND')
  expect(once).toHaveBeenCalledTimes(1)

  const sent = serve(refused('INTERNAL', 503))
  await expect(api.share.end.mutate({ comparisonId: 'one' })).rejects.toThrow('INTERNAL')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('who gives up is not asked again', async () => {
  const fetch = serve(new TypeError('aborted'))
  await expect(api.auth.account.query(undefined, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(fetch).toHaveBeenCalledTimes(1)
})
