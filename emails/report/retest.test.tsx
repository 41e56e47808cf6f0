import { render } from 'react-email'
import { describe, expect, test } from 'vitest'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { brandNames } from '@/core/brand/brand'
import { type Locale, locales } from '@/core/locale'
import ReminderMail from './ReminderMail'
import RetestInvitationMail, { retestInvitationSubject } from './RetestInvitationMail'
import RetestMail, { retestSubject } from './RetestMail'

const mails = [
  {
    name: 'confirmation',
    subject: retestInvitationSubject,
    mail: (locale: Locale) => <RetestInvitationMail {...RetestInvitationMail.PreviewProps} locale={locale} />,
    says: [RetestInvitationMail.PreviewProps.url, 'help@mindglass.example'],
  },
  ...(['ask', 'remind'] as const).map((step) => ({
    name: `${step} mail`,
    subject: (locale: Locale) => retestSubject(locale, step),
    mail: (locale: Locale) => <RetestMail {...RetestMail.PreviewProps} step={step} locale={locale} />,
    says: [RetestMail.PreviewProps.url, '4', 'help@mindglass.example'],
  })),
]

describe.each(mails)('the $name of the retest study', ({ subject, mail, says }) => {
  test.each(locales)('contains every required fact in %s and names no test', async (locale) => {
    const html = await render(mail(locale))
    const text = await render(mail(locale), { plainText: true })
    expect(html).toContain(brandNames[locale])
    for (const part of [html, text]) {
      expect(part).not.toMatch(/mail\.\w+\.\w+|\{\w+|undefined|\[object/)
      for (const words of says) expect(part).toContain(words)
    }
    for (const instrument of currentInstruments()) {
      const { title } = await loadInstrumentText(instrument, locale)
      expect(`${subject(locale)} ${html}`).not.toContain(title)
    }
    expect(subject(locale)).not.toMatch(/mail\.|[\r\n]/)
  })
})

describe('the reminder mail after four weeks', () => {
  const { helpedUrl } = ReminderMail.PreviewProps
  const textOf = (change: Partial<typeof ReminderMail.PreviewProps>) =>
    render(<ReminderMail {...ReminderMail.PreviewProps} {...change} />, { plainText: true })

  test('asks whether the plan helped, but only if the reader agreed to be asked', async () => {
    expect(await textOf({})).toContain(helpedUrl)
    expect(await textOf({ helpedUrl: null })).not.toContain('did the plan help')
    expect(await textOf({ after: 'week' })).not.toContain(helpedUrl)
  })
})
