import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { processState } from '@/core/process-state'

/** Header that the server in front sets on every request and response. */
export const requestIdHeader = 'x-request-id'

declare module '@/core/process-state' {
  interface ProcessState {
    /** Kept here because the server in front and the framework's bundles share the current request. */
    currentRequest?: AsyncLocalStorage<string>
  }
}

processState.currentRequest ??= new AsyncLocalStorage<string>()
const store = processState.currentRequest

/** Letters and digits that are hard to confuse when a person reads an id aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 10
const FROM_PROXY = /^[\w-]{8,64}$/

/** Returns a new request id for people to quote: `K7QM2-F9DXW`; 10 of 30 characters, 49 bits. */
export function newRequestId(): string {
  const signs: string[] = []
  while (signs.length < LENGTH) {
    for (const byte of randomBytes(2 * LENGTH)) {
      // Larger bytes would make some characters more frequent than others.
      if (byte < 240 && signs.length < LENGTH) signs.push(ALPHABET[byte % ALPHABET.length] ?? '')
    }
  }
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

/** Returns the id that a trusted proxy gave the request, or a new one; an id from a client is not trusted. */
export function requestIdOf(header: string | string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof header === 'string' && FROM_PROXY.test(header) ? header : newRequestId()
}

/** Runs `work`, and everything it starts, as part of the request `id`. */
export const asRequest = <T>(id: string, work: () => T): T => store.run(id, work)

/** Returns the id of the current request, or of the request that enqueued the current job. */
export const currentRequest = (): string | undefined => store.getStore()
