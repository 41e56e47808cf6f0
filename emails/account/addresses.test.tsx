import { createElement, type FunctionComponent } from 'react'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import { mailHtml, plainText } from '@/server/mail/mail'
import AccountMail from './AccountMail'

interface MailModule {
  default: FunctionComponent<{ locale: Locale }> & { PreviewProps: object }
}
const mails = import.meta.glob<MailModule>('../**/*Mail.tsx', { eager: true })

/** Addresses as programs find them that ignore punctuation: everything up to the next space. */
const found = (text: string): string[] => text.match(/<?(?:https?:\/\/|[\w.+-]+@\w)\S*/g) ?? []

const textOf = async (Mail: MailModule['default'], locale: Locale): Promise<string> =>
  plainText(await mailHtml(createElement(Mail, { ...Mail.PreviewProps, locale })))

describe.each(Object.entries(mails))('the text of %s', (_, { default: Mail }) => {
  test.each(locales)('keeps addresses apart from what stands beside them in %s', async (locale) => {
    const text = await textOf(Mail, locale)
    const addresses = found(text)
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) {
      const alone = text.split('\n').some((line) => line.trim() === address)
      if (!alone) expect(address).toMatch(/^<[^<>]+>[^<>]*$/)
      else expect(address).toMatch(/^<?[\w:/.?=&%@+~#-]*[\w=]>?$/)
    }
    // None begins behind a letter, where a program may not see it.
    expect(text).not.toMatch(/[^\s<]https?:\/\//)
  })
})

test('the address of a link stands behind its words, before the stop of the sentence', async () => {
  const link = createElement('a', { href: '/help-now?lang=es' }, 'Ayuda')
  const html = await mailHtml(createElement('p', null, link, '. Escriba a ana@example.org, por favor.'))
  expect(plainText(html)).toMatch(/^Ayuda <http[^<>]+\/help-now\?lang=es>\. Escriba a <ana@example\.org>, por favor\.$/)
})

test('the name of an account: an address with letters of its own is shown as it was typed', async () => {
  const mail = <AccountMail {...AccountMail.PreviewProps} locale="es" account="ana@xn--espaa-rta.es" />
  expect(plainText(await mailHtml(mail))).toContain('ana@españa.es')
})
