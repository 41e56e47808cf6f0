import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { processState } from '@/core/process-state'

/** Set by the server in front on every request and answer. */
export const requestIdHeader = 'x-request-id'

declare module '@/core/process-state' {
  interface ProcessState {
    /** The server in front and the framework's bundles have to find each other's request. */
    currentRequest?: AsyncLocalStorage<string>
  }
}

processState.currentRequest ??= new AsyncLocalStorage<string>()
const store = processState.currentRequest

/** Letters and digits that nobody mixes up when they read a number out. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const LENGTH = 10
const FROM_PROXY = /^[\w-]{8,64}$/

/** The number of a request as people quote it: `K7QM2-F9DXW`; 10 of 30 signs, 49 bits. */
export function newRequestId(): string {
  const signs: string[] = []
  while (signs.length < LENGTH) {
    for (const byte of randomBytes(2 * LENGTH)) {
      // Above that, some signs would come more often than others.
      if (byte < 240 && signs.length < LENGTH) signs.push(ALPHABET[byte % ALPHABET.length] ?? '')
    }
  }
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`
}

/** Returns the id that a trusted proxy gave the request, or a new one; an id from a client is not trusted. */
export function requestIdOf(header: string | string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof header === 'string' && FROM_PROXY.test(header) ? header : newRequestId()
}

/** Does `work`, and all that it sets off, as part of the request `id`. */
export const asRequest = <T>(id: string, work: () => T): T => store.run(id, work)

/** The request that is being answered, or that asked for the job that is being done. */
export const currentRequest = (): string | undefined => store.getStore()
