import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { messages as cn } from '@locales/cn/documents'
import { messages as en } from '@locales/en/documents'
import { messages as es } from '@locales/es/documents'
import { dayOfMoment, momentText } from '@/core/dates'
import { htmlLang, type Locale } from '@/core/locale'

/** The compiled `locales/<lng>/documents.po`: the one place where the texts of mails and PDFs stand. */
export const catalogues: Readonly<Record<Locale, Messages>> = { cn, en, es }

/**
 * The texts of mails in one language. A fresh instance for every mail, never the global one, so that mails composed
 * at the same time cannot mix their languages.
 * @throws Error at the first text that the language lacks: a raw id must never be sent.
 */
export function mailTexts(locale: Locale): I18n {
  const tag = htmlLang[locale]
  return setupI18n({
    locale: tag,
    messages: { [tag]: catalogues[locale] },
    missing: (_, id) => {
      throw new Error(`no ${locale} text for ${id}`)
    },
  })
}

/** Day of a moment, in UTC: nobody knows where a mail is read. */
export const mailDate = (iso: string, locale: Locale): string => dayOfMoment(iso, locale, 'UTC')

/** Day and minute of a moment, with its zone, for receipts. */
export const mailTime = (iso: string, locale: Locale): string => momentText(iso, locale, 'UTC')
