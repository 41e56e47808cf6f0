import type { ReactElement } from 'react'
import { render } from 'react-email'
import { describe, expect, test } from 'vitest'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { brandNames } from '@/core/brand/brand'
import { htmlLang, type Locale, locales } from '@/core/locale'
import AlarmMail, { alarmLine } from './AlarmMail'
import AccountDeletedMail, { accountDeletedMailSubject } from './account/AccountDeletedMail'
import AccountExistsMail, { accountExistsMailSubject } from './account/AccountExistsMail'
import AddressInUseMail, { addressInUseMailSubject } from './account/AddressInUseMail'
import CodeMail, { codeMailSubject } from './account/CodeMail'
import EmailChangedMail, { emailChangedMailSubject } from './account/EmailChangedMail'
import OpenedAccountMail, { openedAccountMailSubject } from './account/OpenedAccountMail'
import PasswordChangedMail, { passwordChangedMailSubject } from './account/PasswordChangedMail'
import UnusedAccountMail, { unusedAccountMailSubject } from './account/UnusedAccountMail'
import WelcomeMail, { welcomeMailSubject } from './account/WelcomeMail'
import GiftMail, { giftMailSubject } from './order/GiftMail'
import PurchaseMail, { type PurchasedProduct, purchaseMailSubject } from './order/PurchaseMail'
import ReminderConfirmationMail, { reminderConfirmationSubject } from './report/ReminderConfirmationMail'
import ReminderMail, { reminderSubject } from './report/ReminderMail'
import ReportMail, { type MailPortrait, reportMailSubject, unlockedMailSubject } from './report/ReportMail'
import RetrievedReportsMail, { retrievedReportsSubject } from './report/RetrievedReportsMail'
import UnusedResultsMail, { unusedResultsMailSubject } from './report/UnusedResultsMail'

interface Sample {
  name: string
  subject: (locale: Locale) => string
  mail: (locale: Locale) => ReactElement
  /** Strings that the HTML part and the text part of the mail must both contain. */
  says: readonly string[]
}

const purchase = (purchased: PurchasedProduct, says: readonly string[]): Sample => ({
  name: `purchase of a ${purchased.kind}`,
  subject: purchaseMailSubject,
  mail: (locale) => <PurchaseMail {...PurchaseMail.PreviewProps} purchased={purchased} locale={locale} />,
  says: [
    'https://mindglass.example/me',
    'Luz Clara, S.L., Calle Mayor 1, Madrid',
    'Qm7xT2bL9vRc4pKd8sWn1A',
    '10',
    '39',
    '12',
    '99',
    '14',
    ...says,
  ],
})

const url = 'https://mindglass.example/r/Jk3fV0m2Xq8sT1nB5dWc7yLh9pRa4zEu6gKi0oNxQwM'
const reminder = ReminderMail.PreviewProps
const samples: readonly Sample[] = [
  {
    name: 'alarm',
    subject: (locale) => alarmLine(locale, { kind: 'held', state: 'begins', value: 2 }),
    mail: (locale) => <AlarmMail {...AlarmMail.PreviewProps} locale={locale} />,
    says: ['2', 'docs/watching.md', 'https://mindglass.example'],
  },
  {
    name: 'report',
    subject: reportMailSubject,
    mail: (locale) => <ReportMail {...ReportMail.PreviewProps} locale={locale} url={url} />,
    says: [url, 'Qm7xT2bL9vRc4pKd8sWn1A', '4', '99', '365', '14', 'help@mindglass.example'],
  },
  {
    name: 'unlocked report',
    subject: unlockedMailSubject,
    mail: (locale) => <ReportMail {...ReportMail.PreviewProps} receipt={null} locale={locale} url={url} />,
    says: [url, '365', 'help@mindglass.example'],
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
    subject: welcomeMailSubject,
    mail: (locale) => <WelcomeMail {...WelcomeMail.PreviewProps} locale={locale} />,
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
    name: 'opened account',
    subject: openedAccountMailSubject,
    mail: (locale) => <OpenedAccountMail {...OpenedAccountMail.PreviewProps} locale={locale} />,
    says: ['lucia@example.org', 'k7q2-m4xr-9tbd-w3hn', 'https://mindglass.example/login', 'help@mindglass.example'],
  },
  purchase({ kind: 'pack', reports: 10 }, ['10']),
  purchase({ kind: 'vip' }, ['20', 'PDF']),
  purchase({ kind: 'gift', recipient: 'm***@example.org' }, ['m***@example.org']),
  ...(['pack-10', 'vip'] as const).map((inside) => ({
    name: `gift of ${inside}`,
    subject: giftMailSubject,
    mail: (locale: Locale) => <GiftMail {...GiftMail.PreviewProps} inside={inside} locale={locale} />,
    says: ['小雨', '4K7M-2QXR-9TBD-W3HN', GiftMail.PreviewProps.url, inside === 'vip' ? '20' : '10'],
  })),
  ...(['week', 'month'] as const).map((after) => ({
    name: `reminder after a ${after}`,
    subject: (locale: Locale) => reminderSubject(locale, after),
    mail: (locale: Locale) => <ReminderMail {...ReminderMail.PreviewProps} after={after} locale={locale} />,
    says: [reminder.report.url, '365', ...(after === 'week' ? [reminder.stopUrl] : ['4'])],
  })),
  {
    name: 'reminder asked for',
    subject: reminderConfirmationSubject,
    mail: (locale) => <ReminderConfirmationMail {...ReminderConfirmationMail.PreviewProps} locale={locale} />,
    says: [ReminderConfirmationMail.PreviewProps.url, 'help@mindglass.example'],
  },
  ...[1, 3].map((count) => ({
    name: `warning before ${count} unused results are deleted`,
    subject: (locale: Locale) => unusedResultsMailSubject(locale, count),
    mail: (locale: Locale) => <UnusedResultsMail {...UnusedResultsMail.PreviewProps} count={count} locale={locale} />,
    says: [UnusedResultsMail.PreviewProps.keepUrl, UnusedResultsMail.PreviewProps.findUrl, '2028', '22'],
  })),
  ...[1, 3].map((count) => ({
    name: `warning before ${count} free results of an account are deleted`,
    subject: (locale: Locale) => unusedAccountMailSubject(locale, count),
    mail: (locale: Locale) => <UnusedAccountMail {...UnusedAccountMail.PreviewProps} count={count} locale={locale} />,
    says: [UnusedAccountMail.PreviewProps.keepUrl, UnusedAccountMail.PreviewProps.loginUrl, '2028', '22'],
  })),
  {
    name: 'retrieved reports',
    subject: retrievedReportsSubject,
    mail: (locale) => <RetrievedReportsMail {...RetrievedReportsMail.PreviewProps} locale={locale} />,
    says: RetrievedReportsMail.PreviewProps.reports.map((report) => report.url),
  },
]

test('the subject of a deletion warning is singular or plural by the number of results', () => {
  expect(unusedResultsMailSubject('en', 1)).toMatch(/^A report/)
  expect(unusedResultsMailSubject('en', 2)).toMatch(/^Reports/)
  expect(unusedAccountMailSubject('es', 1)).toMatch(/^Un resultado/)
  expect(unusedAccountMailSubject('es', 2)).toMatch(/^Sus resultados/)
})

describe.each(samples)('the mail “$name”', ({ subject, mail, says }) => {
  test.each(locales)(
    'contains every required fact in %s, as HTML and as text [mail-says-everything]',
    async (locale) => {
      const html = await render(mail(locale))
      const text = await render(mail(locale), { plainText: true })
      expect(html).toContain(`lang="${htmlLang[locale]}"`)
      expect(html).toContain(brandNames[locale])
      for (const part of [html, text]) {
        expect(part).not.toMatch(/mail\.\w+\.\w+|\{\w+|undefined|\[object/)
        // The mail sells neither an account nor VIP.
        expect(part).not.toMatch(/https:\/\/[^/\s"]+\/(?:register|vip|shop)\b/)
        for (const words of says) expect(part).toContain(words)
      }
    },
  )

  test('never names a test in the subject or the preview line [mail-subject-names-no-test]', async () => {
    for (const locale of locales) {
      const shown = `${subject(locale)} ${await render(mail(locale))}`
      for (const instrument of currentInstruments()) {
        expect(shown).not.toContain((await loadInstrumentText(instrument, locale)).title)
      }
      expect(subject(locale)).not.toMatch(/mail\.|[\r\n]/)
    }
  })
})

describe('the portrait in a report mail', () => {
  const shown = { src: 'cid:portrait', sentence: 'It stays with you.', first: true }
  const mail = (portrait: MailPortrait | null) => (
    <ReportMail {...ReportMail.PreviewProps} portrait={portrait} url={url} locale="en" />
  )
  const written = (portrait: MailPortrait | null) => render(mail(portrait))

  test('appears between the headline and the link, and has a text alternative', async () => {
    const html = await written(shown)
    const at = [`${shown.sentence}</h1>`, 'cid:portrait', `href="${url}"`].map((piece) => html.indexOf(piece))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at).not.toContain(-1)
    expect(html).toMatch(/<img[^>]* alt="A drawing made from your answers"/)
    // Nothing is fetched when the mail is opened.
    expect(html).not.toMatch(/src="http|url\(/)
    const text = await render(mail(shown), { plainText: true })
    // This rendering writes headings in capitals; the sent mail has `plainText`, which does not.
    expect(text).toContain(shown.sentence.toUpperCase())
    expect(text).not.toContain('cid:')
  })

  test('appears after the link and without its sentence when the report puts crisis help first', async () => {
    const html = await written({ ...shown, sentence: null, first: false })
    expect(html.indexOf('cid:portrait')).toBeGreaterThan(html.lastIndexOf(`href="${url}"`))
    expect(html).toMatch(/<h1[^>]*>Your report is here<\/h1>/)
  })

  test('is missing when nothing was scored', async () => {
    expect(await written(null)).not.toContain('cid:portrait')
  })
})

test('the report mail repeats the acknowledgements only when the buyer gave them', async () => {
  const { receipt } = ReportMail.PreviewProps
  const without = <ReportMail {...ReportMail.PreviewProps} receipt={{ ...receipt, acknowledged: null }} />
  expect(await render(<ReportMail {...ReportMail.PreviewProps} />)).toContain('desistimiento')
  expect(await render(without)).not.toContain('desistimiento')
})

describe('the mail of a report opened without an order', () => {
  const order: Record<Locale, RegExp> = { cn: /订单|下单|收据/, en: /order|receipt/i, es: /pedido|recibo/i }

  test.each(locales)('mentions no order or receipt in %s', async (locale) => {
    const textOf = async (receipt: (typeof ReportMail.PreviewProps)['receipt'] | null) =>
      render(<ReportMail {...ReportMail.PreviewProps} locale={locale} receipt={receipt} />, { plainText: true })
    expect(reportMailSubject(locale)).toMatch(order[locale])
    expect(await textOf(ReportMail.PreviewProps.receipt)).toMatch(order[locale])
    expect(unlockedMailSubject(locale)).not.toMatch(order[locale])
    expect(await textOf(null)).not.toMatch(order[locale])
  })
})

describe('a reminder mail', () => {
  test.each(locales)('shows the helpline link before the report link when help comes first, in %s', async (locale) => {
    const helpUrl = 'https://mindglass.example/help-now'
    const textOf = async (change: Partial<typeof reminder>) =>
      render(<ReminderMail {...reminder} locale={locale} after="week" {...change} />, { plainText: true })
    const text = await textOf({ helpUrl })
    expect(text).toContain(helpUrl)
    expect(text.indexOf(helpUrl)).toBeLessThan(text.indexOf(reminder.report.url))
    expect(await textOf({})).not.toContain(helpUrl)
  })

  test.each(locales)(
    'states no expiry when the report link has no key, and asks one question, in %s',
    async (locale) => {
      const report = { url: 'https://mindglass.example/report/x', days: null }
      for (const after of ['week', 'month'] as const) {
        const text = await render(<ReminderMail {...reminder} locale={locale} after={after} report={report} />, {
          plainText: true,
        })
        expect(text).not.toContain('365')
        const [letter = ''] = text.split('https://mindglass.example/report/x')
        expect(letter.match(/[?？]/g)).toHaveLength(1)
      }
    },
  )
})

describe('a receipt', () => {
  const paid = async (listMinor: number) => {
    const receipt = { ...PurchaseMail.PreviewProps.receipt, listMinor }
    return render(<PurchaseMail {...PurchaseMail.PreviewProps} receipt={receipt} />)
  }

  test('shows the regular price struck through when the buyer paid less', async () => {
    const html = await paid(1299)
    expect(html).toMatch(/line-through[^>]*>€12\.99</)
    expect(html).toContain('€10.39')
  })

  test('shows one price when the buyer paid the regular price', async () => {
    const html = await paid(1039)
    expect(html).not.toContain('line-through')
    expect(html).not.toContain('Regular price')
  })
})

test('mails rendered concurrently keep their own languages', async () => {
  const titles = { cn: '你的验证码', en: 'Your code', es: 'Su código' }
  const many = Array.from({ length: 30 }, (_, index) => locales[index % 3] ?? 'cn')
  const mails = await Promise.all(many.map((locale) => render(<CodeMail {...CodeMail.PreviewProps} locale={locale} />)))
  for (const [index, html] of mails.entries()) expect(html).toContain(titles[many[index] ?? 'cn'])
})
