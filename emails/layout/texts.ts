import { type I18n, type MessageOptions, type Messages, setupI18n } from '@lingui/core'
import { messages as cn } from '@locales/cn/documents'
import { messages as en } from '@locales/en/documents'
import { messages as es } from '@locales/es/documents'
import { formatDay, formatMoment } from '@/core/dates'
import { htmlLang, type Locale } from '@/core/locale'

/** Compiled `locales/<lng>/documents.po`, the only source of the texts of mails and PDFs. */
export const catalogues: Readonly<Record<Locale, Messages>> = { cn, en, es }

/**
 * Returns the texts of mails in one language. Each mail gets a fresh instance, never the global one, so that mails
 * composed at the same time cannot mix their languages.
 * @throws Error at the first text that the language lacks: a raw id must never be sent.
 */
export function mailTexts(locale: Locale): I18n {
  const tag = htmlLang[locale]
  const i18n = setupI18n({
    locale: tag,
    messages: { [tag]: catalogues[locale] },
    missing: (_, id) => {
      throw new Error(`no ${locale} text for ${id}`)
    },
  })
  if (process.env.NODE_ENV === 'test') refuseGaps(i18n, catalogues[locale])
  return i18n
}

/** Makes `_` throw if a placeholder has no value, because no type compares the placeholder names with the values. */
function refuseGaps(i18n: I18n, messages: Messages): void {
  const fillIn = i18n._.bind(i18n)
  i18n._ = ((id: string, values: Record<string, unknown> = {}, options?: MessageOptions) => {
    const message = messages[id]
    for (const part of Array.isArray(message) ? message : []) {
      const name = Array.isArray(part) ? String(part[0]) : undefined
      if (name !== undefined && values[name] === undefined) throw new Error(`no value for {${name}} in ${id}`)
    }
    return fillIn(id, values, options)
  }) as I18n['_']
}

/** Returns the day of a moment in UTC, because the reader's time zone is unknown. */
export const mailDate = (iso: string, locale: Locale): string => formatDay(iso, locale, 'UTC')

/** Returns the day and minute of a moment with its time zone, for receipts. */
export const mailTime = (iso: string, locale: Locale): string => formatMoment(iso, locale, 'UTC')
