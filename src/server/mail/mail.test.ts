import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { PermanentFailure } from '../jobs/outbox'
import { type Mail, messageId, parseAddress, sendMail } from './mail'

const mail: Mail = { to: { address: 'ana@example.org' }, subject: 'Hello', body: createElement('p'), outboxId: 7n }

describe('an invalid mail', () => {
  test.each([
    { what: 'a line break in the address', change: { to: { address: 'ana@example.org\r\nBcc: eve@example.org' } } },
    { what: 'a bare line feed in the address', change: { to: { address: 'ana@example.org\nx' } } },
    { what: 'a line break in the name', change: { to: { name: 'Ana\r\nBcc: e@x.org', address: 'ana@example.org' } } },
    { what: 'a line break in the subject', change: { subject: 'Hello\r\nBcc: eve@example.org' } },
    { what: 'two recipients', change: { to: { address: 'ana@example.org, eve@example.org' } } },
    { what: 'no address', change: { to: { address: 'ana' } } },
    { what: 'an empty address', change: { to: { address: '' } } },
  ])('is rejected permanently when it has $what', async ({ change }) => {
    await expect(sendMail({ ...mail, ...change })).rejects.toBeInstanceOf(PermanentFailure)
  })
})

test('a Message-ID is unique to its outbox row and the same on every call', () => {
  expect(messageId(7n)).toMatch(/^<outbox-7\.[\w-]{16}@localhost>$/)
  expect(messageId(7n)).toBe(messageId(7n))
  expect(messageId(8n)).not.toBe(messageId(7n))
})

test.each([
  ['Mindglass <no-reply@localhost>', { name: 'Mindglass', address: 'no-reply@localhost' }],
  ['"Mind, glass" <a@example.org>', { name: 'Mind, glass', address: 'a@example.org' }],
  ['<a@example.org>', { name: '', address: 'a@example.org' }],
  ['a@example.org', { name: '', address: 'a@example.org' }],
])('the sender %s is parsed into name and address', (value, expected) => {
  expect(parseAddress(value)).toEqual(expected)
})
