import { describe, expect, test } from 'vitest'
import { OperatorFailure, PermanentFailure } from '../jobs/outbox'
import { classifySmtpError, toOutboxError } from './mail-errors'

describe('a failed mail delivery', () => {
  test.each([
    // A wrong account or certificate, before any reply code.
    { error: { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, expected: 'operator' },
    { error: { code: 'EAUTH', responseCode: 454, command: 'AUTH LOGIN' }, expected: 'operator' },
    { error: { code: 'EAUTH', command: 'API' }, expected: 'operator' },
    { error: { code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, expected: 'operator' },
    { error: { code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' }, expected: 'operator' },
    { error: { code: 'ETLS', command: 'STARTTLS', responseCode: 554 }, expected: 'operator' },
    { error: { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT', command: 'CONN' }, expected: 'operator' },
    { error: { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' }, expected: 'operator' },
    { error: { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, expected: 'operator' },
    { error: { code: 'ESOCKET', originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, expected: 'operator' },
    // The server rejects the sender, whatever the recipient.
    { error: { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, expected: 'operator' },
    { error: { code: 'EPROTOCOL', responseCode: 554, command: 'EHLO' }, expected: 'operator' },
    // The server rejects this recipient or this mail.
    { error: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, expected: 'permanent' },
    { error: { code: 'EENVELOPE', responseCode: 553, command: 'RCPT TO' }, expected: 'permanent' },
    { error: { code: 'EENVELOPE', responseCode: 554, command: 'DATA' }, expected: 'permanent' },
    { error: { code: 'EMESSAGE', responseCode: 552, command: 'DATA' }, expected: 'permanent' },
    { error: { code: 'EENVELOPE', command: 'API' }, expected: 'permanent' },
    // The server asks for another attempt later.
    { error: { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, expected: 'transient' },
    { error: { code: 'EMESSAGE', responseCode: 451, command: 'DATA' }, expected: 'transient' },
    { error: { code: 'EENVELOPE', responseCode: 503, command: 'RCPT TO' }, expected: 'transient' },
    { error: { code: 'ECONNECTION', responseCode: 421, command: 'EHLO' }, expected: 'transient' },
    { error: { code: 'ECONNECTION', command: 'CONN' }, expected: 'transient' },
    { error: { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, expected: 'transient' },
    { error: { code: 'ETIMEDOUT', command: 'CONN' }, expected: 'transient' },
    { error: { code: 'EDNS' }, expected: 'transient' },
    { error: new Error('anything else'), expected: 'transient' },
  ])('is classified as $expected for the error $error', ({ error, expected }) => {
    expect(classifySmtpError(error)).toBe(expected)
  })
})

test('a mail failure becomes an outbox failure whose message omits the address', () => {
  const refused = Object.assign(new Error('rejected: 550 <ana@example.org> is unknown'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
  })
  expect(toOutboxError(refused)).toBeInstanceOf(PermanentFailure)
  expect(toOutboxError(refused).message).toBe('rejected: 550 <…> is unknown')
  expect(toOutboxError(Object.assign(new Error('no'), { code: 'EAUTH' }))).toBeInstanceOf(OperatorFailure)
  const later = toOutboxError(new Error('closed'))
  expect(later).not.toBeInstanceOf(PermanentFailure)
  expect(later).not.toBeInstanceOf(OperatorFailure)
})
