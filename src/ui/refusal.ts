import {
  DomainError,
  type DomainErrorCode,
  type DomainErrorParams,
  isDomainErrorCode,
  type WireError,
} from '@/core/error/error'
import { isRecord } from '@/core/input/parsed'

const areParams = (value: unknown): value is DomainErrorParams =>
  isRecord(value) && Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number')

/** A refusal in an answer of the server; null if it is none, or has a code that only a newer server knows. */
export function readRefusal(value: unknown): WireError | null {
  if (!isRecord(value) || !isDomainErrorCode(value.code)) return null
  return { code: value.code, params: areParams(value.params) ? value.params : {} }
}

/** The refusal behind a failed call; null for a network failure or anything unforeseen. */
export function refusalOf(error: unknown): WireError | null {
  if (error instanceof DomainError) return error
  // A TRPCClientError, recognized by its shape: importing its class would load the whole client on every page.
  const data = error instanceof Error && 'data' in error ? error.data : null
  return isRecord(data) ? readRefusal(data.domain) : null
}

export const isRefusal = (error: unknown, code: DomainErrorCode): boolean => refusalOf(error)?.code === code
