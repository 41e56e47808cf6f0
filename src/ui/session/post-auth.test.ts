import { afterEach, expect, test, vi } from 'vitest'
import { postAuth } from './post-auth'

afterEach(() => vi.unstubAllGlobals())

/** Simulates a server that returns this token and then this answer; returns its `fetch`. */
function answering(answer: unknown, token: unknown = { csrfToken: 't' }) {
  const fetch = vi.fn(async (path: string, _options?: RequestInit) =>
    Response.json(path === '/api/auth/csrf' ? token : answer),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const signIn = () => postAuth('callback/credentials', { email: 'ana@example.org' })

test('a sign-in request sends the CSRF token', async () => {
  const fetch = answering({})
  await signIn()
  expect(fetch.mock.calls[1]?.[0]).toBe('/api/auth/callback/credentials')
  expect(JSON.parse(String(fetch.mock.calls[1]?.[1]?.body))).toEqual({ email: 'ana@example.org', csrfToken: 't' })
})

const seconds = { seconds: 9 }
test.each([
  { error: { code: 'TOO_MANY_REQUESTS', params: seconds }, refusal: { code: 'TOO_MANY_REQUESTS', params: seconds } },
  { error: { code: 'SIGN_IN_FAILED' }, refusal: { code: 'SIGN_IN_FAILED', params: {} } },
  { error: { code: 'SIGN_IN_FAILED', params: { a: {} } }, refusal: { code: 'SIGN_IN_FAILED', params: {} } },
  { error: { code: 'OF_A_NEWER_BUILD' }, refusal: { code: 'INTERNAL', params: {} } },
  { error: 'Configuration', refusal: { code: 'INTERNAL', params: {} } },
])('a sign-in request that is answered with the error $error throws $refusal.code', async ({ error, refusal }) => {
  answering({ error })
  await expect(signIn()).rejects.toMatchObject(refusal)
})

test.each([
  { what: 'no object', answer: null, token: { csrfToken: 't' } },
  { what: 'no token', answer: {}, token: {} },
  { what: 'a token that is not a string', answer: {}, token: { csrfToken: 1 } },
])('a sign-in request throws an internal error when the server returns $what', async ({ answer, token }) => {
  answering(answer, token)
  await expect(signIn()).rejects.toMatchObject({ code: 'INTERNAL' })
})
