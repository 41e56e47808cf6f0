import { AsyncLocalStorage } from 'node:async_hooks'
import Module, { createRequire } from 'node:module'
import { NextRequest } from 'next/server'

const current = new AsyncLocalStorage<NextRequest>()

function request(): NextRequest {
  const req = current.getStore()
  if (!req) throw new Error('outside of withNextRequest')
  return req
}

// NextAuth's route handler reads `next/headers`, which has the request only inside Next.
const require = createRequire(import.meta.url)
const id = require.resolve('next/headers')
require.cache[id] = Object.assign(new Module(id), {
  loaded: true,
  exports: { headers: async () => request().headers, cookies: async () => request().cookies },
})

/** Calls a route handler as Next does: `next/headers` returns the data of this request. */
export function withNextRequest<T>(url: string, init: RequestInit, call: (req: NextRequest) => Promise<T>): Promise<T> {
  const { signal: _signal, ...known } = init
  const req = new NextRequest(url, known)
  return current.run(req, () => call(req))
}
