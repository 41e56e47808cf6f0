import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { processState } from '@/core/process-state'

/** Header that the server in front sets on every request and response. */
export const requestIdHeader = 'x-request-id'

declare module '@/core/process-state' {
  interface ProcessState {
    /** Stored here because the server in front and the framework's bundles share the current request. */
    currentRequest?: AsyncLocalStorage<string>
  }
}

processState.currentRequest ??= new AsyncLocalStorage<string>()
const store = processState.currentRequest

/** Letters and digits that are hard to confuse when a person reads an id aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 10
const FROM_PROXY = /^[\w-]{8,64}$/

/** Random bytes for the next ids, drawn for many of them at once. */
let pool = Buffer.alloc(0)
let at = 0

function nextByte(): number {
  if (at >= pool.length) {
    pool = randomBytes(4_096)
    at = 0
  }
  return pool[at++] ?? 0
}

/** Returns a new request id for people to quote, such as `K7QM2-F9DXW`: 10 characters of an alphabet of 30 (49 bits). */
export function newRequestId(): string {
  let id = ''
  while (id.length < LENGTH + 1) {
    const byte = nextByte()
    // Larger bytes would make some characters more frequent than others.
    if (byte < 240) id += id.length === LENGTH / 2 ? `-${ALPHABET[byte % 30]}` : ALPHABET[byte % 30]
  }
  return id
}

/** Returns the id that a trusted proxy gave the request, or a new one; an id from a client is not trusted. */
export function requestIdOf(header: string | string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof header === 'string' && FROM_PROXY.test(header) ? header : newRequestId()
}

/** Runs `work`, and everything it starts, as part of the request `id`. */
export const runAsRequest = <T>(id: string, work: () => T): T => store.run(id, work)

/** Returns the id of the current request, or of the request that enqueued the current job. */
export const currentRequestId = (): string | undefined => store.getStore()
