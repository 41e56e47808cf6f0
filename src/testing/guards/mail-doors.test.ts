import { expect, test } from 'vitest'
import { type MailActionName, mailActions } from '@/server/mail/mail-limits'
import { appRouter } from '@/trpc/root'

/** Procedures that take an address, each with its mail limits or the reason why it needs none. */
const takers: Record<string, MailActionName[] | string> = {
  'auth.register': ['register'],
  'auth.confirmRegistration': 'the mailed code proves the address',
  'auth.forgotPassword': ['reset'],
  'auth.resetPassword': 'the mailed code proves the address',
  'evidence.giveRetestAddress': ['retest'],
  'me.startEmailChange': ['change'],
  'me.confirmEmailChange': 'the mailed code proves the address',
  'payment.checkout': ['order', 'gift'],
  'payment.correctEmail': ['order'],
  'payment.withdraw': 'once an order, to the address that it has already',
  'report.remind': ['remind'],
  'report.retrieveStart': ['retrieve'],
  'report.retrieveConfirm': 'the mailed code proves the address',
}
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  {
    _def: {
      type: string
      inputs: { _zod?: { def: { shape?: object; in?: { _zod: { def: { shape?: object } } } } } }[]
    }
  }
>
const fieldsOf = (path: string): string[] =>
  (procedures[path]?._def.inputs ?? []).flatMap((input) => {
    const def = input._zod?.def
    return Object.keys(def?.shape ?? def?.in?._zod.def.shape ?? {})
  })

test('every procedure that takes an email address is listed with its mail limit [mail-forms-known]', () => {
  const found = Object.keys(procedures).filter(
    (path) =>
      procedures[path]?._def.type === 'mutation' &&
      !path.startsWith('ops.') &&
      fieldsOf(path).some((field) => /email/i.test(field)),
  )
  expect(found.sort()).toEqual(Object.keys(takers).sort())
  const guarded = Object.values(takers).flatMap((doors) => (Array.isArray(doors) ? doors : []))
  expect([...new Set(guarded)].sort()).toEqual(Object.keys(mailActions).sort())
})
