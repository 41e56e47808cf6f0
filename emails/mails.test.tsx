import type { ReactElement } from 'react'
import { render } from 'react-email'
import { describe, expect, test } from 'vitest'
import { currentInstruments, instrumentText } from '@/content/instruments'
import { htmlLang, type Locale, locales } from '@/core/locale'
import AccountDeletedMail, { accountDeletedMailSubject } from './AccountDeletedMail'
import AccountExistsMail, { accountExistsMailSubject } from './AccountExistsMail'
import AccountMail, { accountMailSubject } from './AccountMail'
import AddressInUseMail, { addressInUseMailSubject } from './AddressInUseMail'
import CodeMail, { codeMailSubject } from './CodeMail'
import EmailChangedMail, { emailChangedMailSubject } from './EmailChangedMail'
import { mailTexts } from './layout/texts'
import PasswordChangedMail, { passwordChangedMailSubject } from './PasswordChangedMail'
import ReportMail, { reportMailSubject } from './ReportMail'
import RetrievedReportsMail, { retrievedReportsSubject } from './RetrievedReportsMail'

interface Sample {
  name: string
  subject: (locale: Locale) => string
  mail: (locale: Locale) => ReactElement
  /** What must stand in both parts. */
  says: readonly string[]
}

const url = 'https://mindglass.example/r/Jk3fV0m2Xq8sT1nB5dWc7yLh9pRa4zEu6gKi0oNxQwM'
const samples: readonly Sample[] = [
  {
    name: 'report',
    subject: reportMailSubject,
    mail: (locale) => <ReportMail {...ReportMail.PreviewProps} locale={locale} url={url} />,
    says: [url, 'Qm7xT2bL9vRc4pKd8sWn1A', '4', '99', '365', '14', 'help@mindglass.example'],
  },
  {
    name: 'code',
    subject: codeMailSubject,
    mail: (locale) => <CodeMail {...CodeMail.PreviewProps} locale={locale} />,
    says: ['4821 0937', '10', 'help@mindglass.example'],
  },
  ...(['retrieve', 'reset', 'change'] as const).map((purpose) => ({
    name: `code to ${purpose}`,
    subject: codeMailSubject,
    mail: (locale: Locale) => <CodeMail {...CodeMail.PreviewProps} purpose={purpose} locale={locale} />,
    says: ['4821 0937', '10', 'help@mindglass.example'],
  })),
  {
    name: 'account',
    subject: accountMailSubject,
    mail: (locale) => <AccountMail {...AccountMail.PreviewProps} locale={locale} />,
    says: ['lucia@example.org', 'https://mindglass.example/login', 'https://mindglass.example/forgot-password'],
  },
  {
    name: 'account that exists',
    subject: accountExistsMailSubject,
    mail: (locale) => <AccountExistsMail {...AccountExistsMail.PreviewProps} locale={locale} />,
    says: ['lucia@example.org', 'https://mindglass.example/login', 'https://mindglass.example/forgot-password'],
  },
  {
    name: 'changed password',
    subject: passwordChangedMailSubject,
    mail: (locale) => <PasswordChangedMail {...PasswordChangedMail.PreviewProps} locale={locale} />,
    says: ['lucia@example.org', 'https://mindglass.example/forgot-password', 'help@mindglass.example'],
  },
  ...(['old', 'new'] as const).map((place) => ({
    name: `changed address to the ${place} one`,
    subject: emailChangedMailSubject,
    mail: (locale: Locale) => <EmailChangedMail {...EmailChangedMail.PreviewProps} place={place} locale={locale} />,
    says: ['lucia@example.org', 'help@mindglass.example'],
  })),
  {
    name: 'address in use',
    subject: addressInUseMailSubject,
    mail: (locale) => <AddressInUseMail {...AddressInUseMail.PreviewProps} locale={locale} />,
    says: ['lucia@example.org', 'https://mindglass.example/login', 'help@mindglass.example'],
  },
  {
    name: 'deleted account',
    subject: accountDeletedMailSubject,
    mail: (locale) => <AccountDeletedMail {...AccountDeletedMail.PreviewProps} locale={locale} />,
    says: ['help@mindglass.example'],
  },
  {
    name: 'retrieved reports',
    subject: retrievedReportsSubject,
    mail: (locale) => <RetrievedReportsMail {...RetrievedReportsMail.PreviewProps} locale={locale} />,
    says: RetrievedReportsMail.PreviewProps.reports.map((report) => report.url),
  },
]

describe.each(samples)('the $name mail', ({ subject, mail, says }) => {
  test.each(locales)('says everything in %s, as HTML and as text', async (locale) => {
    const html = await render(mail(locale))
    const text = await render(mail(locale), { plainText: true })
    expect(html).toContain(`lang="${htmlLang[locale]}"`)
    expect(html).toContain(mailTexts(locale)._('mail.brand'))
    for (const part of [html, text]) {
      expect(part).not.toMatch(/mail\.\w+\.\w+|\{\w+|undefined|\[object/)
      for (const said of says) expect(part).toContain(said)
    }
  })

  test('never names a test in the subject or the preview line', async () => {
    for (const locale of locales) {
      const shown = `${subject(locale)} ${await render(mail(locale))}`
      for (const instrument of currentInstruments()) {
        expect(shown).not.toContain((await instrumentText(instrument, locale)).title)
      }
      expect(subject(locale)).not.toMatch(/mail\.|[\r\n]/)
    }
  })
})

test('the acknowledgements are repeated only when they were given', async () => {
  const { receipt } = ReportMail.PreviewProps
  const without = <ReportMail {...ReportMail.PreviewProps} receipt={{ ...receipt, acknowledged: null }} />
  expect(await render(<ReportMail {...ReportMail.PreviewProps} />)).toContain('desistimiento')
  expect(await render(without)).not.toContain('desistimiento')
})

test('mails composed at the same time keep their languages', async () => {
  const titles = { cn: '你的验证码', en: 'Your code', es: 'Su código' }
  const many = Array.from({ length: 30 }, (_, index) => locales[index % 3] ?? 'cn')
  const mails = await Promise.all(many.map((locale) => render(<CodeMail {...CodeMail.PreviewProps} locale={locale} />)))
  for (const [index, html] of mails.entries()) expect(html).toContain(titles[many[index] ?? 'cn'])
})
