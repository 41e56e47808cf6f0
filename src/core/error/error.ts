/**
 * Codes of all refusals of a request. Only code and params cross the wire; the texts are `locales/<lng>/errors.json`.
 */
export const domainErrorCodes = [
  'RESPONSE_OUT_OF_RANGE',
  'RESPONSE_INCOMPLETE',
  'UNKNOWN_ITEM',
  'INVALID_INPUT',
  'NOT_FOUND',
  'FORBIDDEN_ORIGIN',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
  'CONSENT_REQUIRED',
  'SITTING_COMPLETED',
  'SITTING_NOT_COMPLETED',
  'RETAKE_FIRST',
  'ALREADY_UNLOCKED',
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'METHOD_REQUIRED',
  'METHOD_UNAVAILABLE',
  'ACKNOWLEDGEMENT_REQUIRED',
  'PAYMENT_UNAVAILABLE',
  'CODE_REQUIRED',
  'CODE_INVALID',
  'ORDER_NUMBER_INVALID',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'MAIL_NOT_SENT',
  'NO_REPORT_FOR_EMAIL',
  'LINK_EXPIRED',
  'UNAUTHENTICATED',
  'ACCOUNT_CHANGED',
  'COOKIES_BLOCKED',
  'SIGN_IN_FAILED',
  'ACCOUNT_FORMAT',
  'ACCOUNT_EXISTS',
  'NO_ACCOUNT',
  'NAME_REQUIRED',
  'PASSWORD_REQUIRED',
  'PASSWORD_SHORT',
  'PASSWORD_LONG',
  'PASSWORD_COMMON',
  'PASSWORD_MISMATCH',
  'PASSWORD_SAME',
  'PASSWORD_WRONG',
  'PRIVACY_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
  'NO_CREDITS',
  'ALREADY_VIP',
  'VIP_REQUIRED',
  'GIFT_UNKNOWN',
  'GIFT_REDEEMED',
  'GIFT_REVOKED',
  'EMAIL_ALREADY_CORRECTED',
  'EMAIL_UNCHANGED',
  'EMAIL_TAKEN',
  'PHONE_INVALID',
  'DATE_INVALID',
  'DATE_FUTURE',
  'CONFIRMATION_MISMATCH',
  'REVIEW_EMPTY',
  'REVIEW_LONG',
  'REVIEW_LINK',
  'REVIEW_EXISTS',
  'REVIEW_HELD',
  'ALREADY_READ',
  'AGREEMENT_REQUIRED',
  'INVITATION_CLOSED',
  'SIGNED_IN_HERE',
  'SHARE_LIMIT',
  'STAFF_SIGN_IN_FAILED',
  'STAFF_SIGNED_OUT',
  'SETUP_OVER',
  'ROLE_REQUIRED',
  'REASON_REQUIRED',
  'LAST_OWNER',
  'STAFF_EXISTS',
  'NETWORK_INVALID',
  'BLOCKED',
  'NOTHING_TO_DO',
  'COUPON_REQUIRED',
  'COUPON_INVALID',
  'COUPON_USED_UP',
  'COUPON_HELD',
  'COUPON_EXISTS',
  'COUPON_CODE',
  'COUPON_DISCOUNT',
  'NORMS_CHANGED',
  'NORMS_LEAK',
  'TIME_INVALID',
  'LANGUAGE_REQUIRED',
  'PRODUCT_REQUIRED',
  'NOTICE_TEXT',
  'OFFER_PERCENT',
  'OFFER_OVERLAP',
  'OFFER_ORDER',
  'OFFER_PACK',
  'OFFER_MEMBERSHIP',
  'PAYMENT_HELD',
  'REPORT_CLOSED',
  'REFUND_WAITING',
  'REFUND_TOO_MUCH',
  'AMOUNT_INVALID',
  'NUMBER_REQUIRED',
  'NUMBER_RANGE',
  'ORDER_CHANGED',
  'CURRENCY_UNKNOWN',
] as const
export type DomainErrorCode = (typeof domainErrorCodes)[number]

export type DomainErrorParams = Readonly<Record<string, string | number>>

/** Form of an error on the wire: a code and its params, never a message of the database or a stack. */
export interface WireError {
  code: DomainErrorCode
  params: DomainErrorParams
}

/** A refusal that the person in front of the screen can understand; everything else is a bug. */
export class DomainError extends Error {
  constructor(
    readonly code: DomainErrorCode,
    readonly params: DomainErrorParams = {},
  ) {
    super(code)
    this.name = 'DomainError'
  }
}

export const isDomainErrorCode = (value: unknown): value is DomainErrorCode =>
  (domainErrorCodes as readonly unknown[]).includes(value)
