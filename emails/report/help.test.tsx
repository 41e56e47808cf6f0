import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ComponentType } from 'react'
import { render } from 'react-email'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'

interface Template {
  default: ComponentType<{ locale: Locale }> & { PreviewProps: object }
}

const names = readdirSync('emails', { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /^((?:\w+\/)?[A-Z]\w+Mail)\.tsx$/.exec(file)?.[1] ?? [],
)

/** Help line as the text part of every mail contains it. */
const lines: Readonly<Record<Locale, string>> = {
  cn: '我们的每封邮件都有这一行：各地的求助电话 /help-now?lang=cn。',
  en: 'Every email we send has this line: numbers to call for help, by country /help-now?lang=en.',
  es: 'Todos nuestros correos incluyen este enlace: teléfonos de ayuda y emergencias, por país /help-now?lang=es.',
}

const count = (text: string, part: string) => text.split(part).length - 1

describe.each(names)('the mail %s', (name) => {
  test.each(locales)('ends with the helpline link in %s unless the mail is an alarm', async (locale) => {
    const { default: Mail } = (await import(/* @vite-ignore */ path.resolve('emails', `${name}.tsx`))) as Template
    const mail = <Mail {...Mail.PreviewProps} locale={locale} />
    const html = await render(mail)
    // Long lines are folded.
    const text = (await render(mail, { plainText: true })).replaceAll(/\s+/g, ' ')
    // The operator gets mails about alarms, and about no person.
    const times = name === 'AlarmMail' ? 0 : 1
    expect(count(html, `href="/help-now?lang=${locale}"`)).toBe(times)
    expect(count(text.replaceAll(' ', ''), lines[locale].replaceAll(' ', ''))).toBe(times)
    // The help line is the last line of the mail.
    if (times === 1) expect(text.trim().endsWith(lines[locale].slice(-20))).toBe(true)
  })
})

test('the mail folder contains more than 15 templates', () => {
  expect(names.length).toBeGreaterThan(15)
})
