import { render, toPlainText } from 'react-email'
import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { mailTexts } from '../layout/texts'
import HeldMail, { heldMailSubject } from './HeldMail'
import RefundFailedMail, { refundFailedSubject } from './RefundFailedMail'
import RefundMail, { refundSubject } from './RefundMail'

const rules = ['withdrawal', 'conformity', 'pack', 'goodwill', 'held', 'duplicate', null] as const

describe.each(locales)('mails about held payments and refunds, in %s', (locale) => {
  test('state price and paid amount of a held payment, and link to the withdrawal page', async () => {
    const html = await render(<HeldMail {...HeldMail.PreviewProps} locale={locale} />)
    for (const written of [html, toPlainText(html)]) {
      expect(written).toContain(HeldMail.PreviewProps.orderId)
      expect(written).toMatch(/11[.,]99/)
      expect(written).toMatch(/10[.,]99/)
      expect(written).toContain('https://mindglass.example/withdraw')
    }
    expect(heldMailSubject(locale)).not.toContain(HeldMail.PreviewProps.product)
  })

  test.each(rules)('state the amount of a refund and its reason, if any (reason: %s)', async (rule) => {
    const text = toPlainText(
      await render(<RefundMail {...RefundMail.PreviewProps} locale={locale} rule={rule} byLaw />),
    )
    const i18n = mailTexts(locale)
    expect(text).toMatch(/4[.,]00/)
    expect(text).toMatch(/8[.,]00/)
    expect(text).toContain(i18n._('mail.refund.way'))
    const texts = rules.filter((one) => one !== null && text.includes(i18n._(`mail.refund.${one}`)))
    expect(texts).toEqual(rule === null ? [] : [rule])
    expect(refundSubject(locale)).not.toContain(RefundMail.PreviewProps.product)
  })

  test('mention a right of withdrawal only when the law grants it', async () => {
    const text = toPlainText(
      await render(<RefundMail {...RefundMail.PreviewProps} locale={locale} rule="withdrawal" />),
    )
    const i18n = mailTexts(locale)
    expect(text).toContain(i18n._('mail.refund.asked'))
    expect(text).not.toContain(i18n._('mail.refund.withdrawal'))
  })

  test.each(['closed', 'open', 'nothing'] as const)(
    'state in the refund mail what happens to the access (access: %s)',
    async (access) => {
      const text = toPlainText(
        await render(<RefundMail {...RefundMail.PreviewProps} locale={locale} access={access} />),
      )
      const i18n = mailTexts(locale)
      expect(text.includes(i18n._('mail.refund.closed'))).toBe(access === 'closed')
      expect(text.includes(i18n._('mail.refund.open'))).toBe(access === 'open')
    },
  )

  test.each([true, false])('state the amount and the next step of a failed refund (still owed: %s)', async (owed) => {
    const text = toPlainText(
      await render(<RefundFailedMail {...RefundFailedMail.PreviewProps} locale={locale} due={owed} />),
    )
    const i18n = mailTexts(locale)
    expect(text).toMatch(/4[.,]00/)
    expect(text).toContain(i18n._('mail.refundFailed.lead'))
    expect(text.includes(i18n._('mail.refundFailed.next'))).toBe(owed)
    expect(text.includes(i18n._('mail.refundFailed.again'))).toBe(!owed)
    expect(refundFailedSubject(locale)).not.toContain(RefundFailedMail.PreviewProps.product)
  })

  test('state an amount in yen without decimals', async () => {
    const back = { amountMinor: 1200, currency: 'JPY' }
    const text = toPlainText(await render(<RefundMail {...RefundMail.PreviewProps} locale={locale} back={back} />))
    expect(text).toMatch(/1[.,]?200/)
    expect(text).not.toMatch(/12[.,]00/)
  })
})
