import type { DomainErrorCode } from './error'

/** tRPC's name of the HTTP status for each refusal; what is not listed is BAD_REQUEST (400). */
const statusNames = {
  NOT_FOUND: 'NOT_FOUND',
  UNAUTHENTICATED: 'UNAUTHORIZED',
  FORBIDDEN_ORIGIN: 'FORBIDDEN',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  PAYMENT_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
  SITTING_COMPLETED: 'CONFLICT',
  SITTING_NOT_COMPLETED: 'CONFLICT',
  ALREADY_UNLOCKED: 'CONFLICT',
  ACCOUNT_EXISTS: 'CONFLICT',
  EMAIL_TAKEN: 'CONFLICT',
  ALREADY_VIP: 'CONFLICT',
  GIFT_REDEEMED: 'CONFLICT',
  GIFT_REVOKED: 'CONFLICT',
  REVIEW_EXISTS: 'CONFLICT',
  ALREADY_READ: 'CONFLICT',
  NO_CREDITS: 'CONFLICT',
  PASSWORD_CHANGE_REQUIRED: 'FORBIDDEN',
  VIP_REQUIRED: 'FORBIDDEN',
} as const satisfies Partial<Record<DomainErrorCode, string>>

export const trpcCodeOf = (code: DomainErrorCode) =>
  code in statusNames ? statusNames[code as keyof typeof statusNames] : ('BAD_REQUEST' as const)
