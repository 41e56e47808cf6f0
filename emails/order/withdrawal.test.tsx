import { render, toPlainText } from 'react-email'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { mailTexts } from '../layout/texts'
import WithdrawalMail, { withdrawalSubject } from './WithdrawalMail'

const readers = ['buyer', 'operator'] as const
const kinds = ['due', 'free', 'late', 'used', 'settled'] as const
const sample = WithdrawalMail.PreviewProps

describe.each(locales)('withdrawal mails in %s', (locale) => {
  test.each(readers.flatMap((reader) => kinds.map((kind) => ({ reader, kind }))))(
    'state content and time to the $reader, and mention a refund only when one is due (kind: $kind)',
    async ({ reader, kind }) => {
      const mail = <WithdrawalMail {...sample} locale={locale} reader={reader} kind={kind} />
      const says = [sample.orderId, sample.email, sample.product, 'Lucía Prado', '09:30', '11']
      const html = await render(mail)
      for (const written of [html, toPlainText(html)]) {
        for (const part of says) expect(written).toContain(part)
        expect(written.includes(mailTexts(locale)._('mail.withdrawal.back'))).toBe(kind === 'due')
      }
    },
  )

  test('mention neither unused reports nor a name when there are none', async () => {
    const html = await render(<WithdrawalMail {...sample} locale={locale} unused={null} name="" />)
    expect(html).not.toContain(mailTexts(locale)._('mail.withdrawal.unused'))
    expect(html).not.toContain('Lucía')
  })

  test('show a typed name without a link and name no product in the subject', async () => {
    const html = await render(<WithdrawalMail {...sample} locale={locale} name="evil.example/pay <b>" />)
    expect(html).not.toMatch(/evil\.example|<b>/)
    const subjects = readers.flatMap((reader) => [true, false].map((byLaw) => withdrawalSubject(locale, reader, byLaw)))
    for (const subject of subjects) expect(subject).not.toContain(sample.product)
  })

  test.each(readers.flatMap((reader) => [true, false].map((byLaw) => ({ reader, byLaw }))))(
    'mention withdrawal to the $reader only when the law grants that right (byLaw: $byLaw)',
    async ({ reader, byLaw }) => {
      const html = await render(<WithdrawalMail {...sample} locale={locale} reader={reader} byLaw={byLaw} />)
      const text = `${withdrawalSubject(locale, reader, byLaw)} ${toPlainText(html)}`
      expect(/withdr|desist|撤回/i.test(text)).toBe(byLaw)
    },
  )
})
