import { expect, test } from 'vitest'
import { rejectCrossOrigin } from './same-origin'

const json = { 'content-type': 'application/json' }
const request = (method: string, headers: Record<string, string>) =>
  new Request('http://localhost:3000/api/trpc/x', { method, headers: { host: 'localhost:3000', ...headers } })

test.each<{ method: string; headers: Record<string, string>; status: number | null; why: string }>([
  { method: 'POST', headers: { ...json, origin: 'http://localhost:3000' }, status: null, why: 'our own page' },
  { method: 'POST', headers: json, status: null, why: 'a client other than a browser' },
  { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, status: 403, why: 'a foreign origin' },
  { method: 'POST', headers: { ...json, origin: 'null' }, status: 403, why: 'a sandboxed frame' },
  { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' }, status: 403, why: 'a foreign page without an origin' },
  {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'http://localhost:3000' },
    status: 415,
    why: 'a plain form',
  },
  {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    status: 415,
    why: 'a multipart form',
  },
  {
    method: 'POST',
    headers: { 'content-type': 'text/plain; application/json' },
    status: 415,
    why: 'a form with a disguised content type',
  },
])(
  'rejectCrossOrigin returns the status $status for a $method request from $why [foreign-origin-refused]',
  ({ method, headers, status }) => {
    expect(rejectCrossOrigin(request(method, headers))?.status ?? null).toBe(status)
  },
)
