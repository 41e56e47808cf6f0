import { OperatorFailure, PermanentFailure } from '../jobs/outbox'
import { withoutMailAddresses } from '../observability/log'

/**
 * Class of a delivery error. `permanent`: this address will never accept this mail. `operator`: our account or
 * certificate is wrong, and no mail leaves. `transient`: a retry may succeed.
 */
export type SmtpErrorClass = 'permanent' | 'transient' | 'operator'

/** Error that nodemailer reports for a failed delivery. */
interface SmtpError {
  code?: string
  /** The system's code beneath nodemailer's, such as a certificate error. */
  originalCode?: string
  command?: string
  responseCode?: number
}

const AUTH_CODES = ['EAUTH', 'ENOAUTH', 'EOAUTH2']
const AUTH_REPLIES = [530, 534, 535, 538]
const TLS_CODES = ['ETLS', 'EREQUIRETLS']
const TLS_SYSTEM_CODE = /^(CERT_|ERR_TLS|ERR_SSL|UNABLE_TO_|HOSTNAME_|EPROTO$)|SELF_SIGNED/
/** "Bad sequence of commands": a fault of the session, not of the mail. */
const BAD_SEQUENCE = 503

/**
 * Returns the class of a delivery error. Authentication and TLS are checked before the reply code, because a 5xx there
 * says nothing about the recipient.
 */
export function classifySmtpError(error: unknown): SmtpErrorClass {
  const { code = '', originalCode = '', command = '', responseCode = 0 } = error as SmtpError
  const auth = AUTH_CODES.includes(code) || AUTH_REPLIES.includes(responseCode) || command.startsWith('AUTH')
  const tls = TLS_CODES.includes(code) || TLS_SYSTEM_CODE.test(originalCode) || TLS_SYSTEM_CODE.test(code)
  if (auth || tls) return 'operator'
  // nodemailer itself refused an address before it contacted the server.
  if (code === 'EENVELOPE' && command === 'API') return 'permanent'
  if (responseCode >= 500 && responseCode !== BAD_SEQUENCE) {
    // Before RCPT the server refuses us, not this recipient: every mail would fail.
    return command === 'RCPT TO' || command === 'DATA' ? 'permanent' : 'operator'
  }
  return 'transient'
}

/**
 * Converts a failure into the outbox's error classes, without the mail addresses that the server's reply quotes: they
 * stay out of logs.
 */
export function toOutboxError(error: unknown): Error {
  const text = withoutMailAddresses(String(error instanceof Error ? error.message : error))
  switch (classifySmtpError(error)) {
    case 'permanent':
      return new PermanentFailure(text)
    case 'operator':
      return new OperatorFailure(text)
    default:
      return new Error(text)
  }
}
