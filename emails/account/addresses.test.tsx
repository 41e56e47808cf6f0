import { createElement, type FunctionComponent } from 'react'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import { mailHtml, plainText } from '@/server/mail/mail'
import WelcomeMail from './WelcomeMail'

interface MailModule {
  default: FunctionComponent<{ locale: Locale }> & { PreviewProps: object }
}
const mails = import.meta.glob<MailModule>('../**/*Mail.tsx', { eager: true })

/** Returns the addresses found by programs that ignore punctuation: everything up to the next space. */
const found = (text: string): string[] => text.match(/<?(?:https?:\/\/|[\w.+-]+@\w)\S*/g) ?? []

const textOf = async (Mail: MailModule['default'], locale: Locale): Promise<string> =>
  plainText(await mailHtml(createElement(Mail, { ...Mail.PreviewProps, locale })))

describe.each(Object.entries(mails))('the plain text of %s', (_, { default: Mail }) => {
  test.each(locales)('separates every URL and email address from adjacent text in %s', async (locale) => {
    const text = await textOf(Mail, locale)
    const addresses = found(text)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      const alone = text.split('\n').some((line) => line.trim() === address)
      if (!alone) expect(address).toMatch(/^<[^<>]+>[^<>]*$/)
      else expect(address).toMatch(/^<?[\w:/.?=&%@+~#-]*[\w=]>?$/)
    }
    // No address begins directly after a letter, where a program may not recognise it.
    expect(text).not.toMatch(/[^\s<]https?:\/\//)
  })
})

test('the plain text of a mail shows the URL of a link after its text and before the period', async () => {
  const link = createElement('a', { href: '/help-now?lang=es' }, 'Ayuda')
  const html = await mailHtml(createElement('p', null, link, '. Escriba a ana@example.org, por favor.'))
  expect(plainText(html)).toMatch(/^Ayuda <http[^<>]+\/help-now\?lang=es>\. Escriba a <ana@example\.org>, por favor\.$/)
})

test('the account mail shows an internationalized email domain in Unicode, not in Punycode', async () => {
  const mail = <WelcomeMail {...WelcomeMail.PreviewProps} locale="es" account="ana@xn--espaa-rta.es" />
  expect(plainText(await mailHtml(mail))).toContain('ana@españa.es')
})
