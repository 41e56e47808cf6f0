import {
  DomainError,
  type DomainErrorCode,
  type DomainErrorParams,
  isDomainErrorCode,
  type WireError,
} from '@/core/error/error'
import { isRecord } from '@/core/input/type-guards'

const areParams = (value: unknown): value is DomainErrorParams =>
  isRecord(value) && Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number')

/** Returns the refusal in a server response; null if there is none, or if this build does not know its code. */
export function readRefusal(value: unknown): WireError | null {
  if (!isRecord(value) || !isDomainErrorCode(value.code)) return null
  return { code: value.code, params: areParams(value.params) ? value.params : {} }
}

/** Returns the refusal behind a failed call; null for a network failure or an unexpected error. */
export function refusalOf(error: unknown): WireError | null {
  if (error instanceof DomainError) return error
  // A TRPCClientError, recognized by its shape: importing its class would load the whole client on every page.
  const data = error instanceof Error && 'data' in error ? error.data : null
  return isRecord(data) ? readRefusal(data.domain) : null
}

export const isRefusal = (error: unknown, code: DomainErrorCode): boolean => refusalOf(error)?.code === code
