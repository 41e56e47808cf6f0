import {
  DomainError,
  type DomainErrorCode,
  type DomainErrorParams,
  isDomainErrorCode,
  type WireError,
} from '@/core/error'
import { isRecord } from '@/core/parsed'

const areParams = (value: unknown): value is DomainErrorParams =>
  isRecord(value) && Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number')

/** A refusal as it came over the wire; null when it is none, or one that only a newer server knows. */
export function readRefusal(value: unknown): WireError | null {
  if (!isRecord(value) || !isDomainErrorCode(value.code)) return null
  return { code: value.code, params: areParams(value.params) ? value.params : {} }
}

/** The refusal behind a failed call; null for a network failure or anything unforeseen. */
export function refusalOf(error: unknown): WireError | null {
  if (error instanceof DomainError) return error
  // A TRPCClientError, told by its shape: its class would bring the whole client to pages that have sent nothing yet.
  const data = error instanceof Error && 'data' in error ? error.data : null
  return isRecord(data) ? readRefusal(data.domain) : null
}

export const isRefusal = (error: unknown, code: DomainErrorCode): boolean => refusalOf(error)?.code === code
