import type { Locale } from '@/core/locale'
import type { PaymentMethod } from '@/generated/prisma/client'
import { plainTexts } from '@/server/i18n/dictionaries'

/** Returns the method names shown to buyers who choose how to pay; commands use them too, which are no pages. */
export async function methodNamer(locale: Locale): Promise<(method: PaymentMethod) => string> {
  const t = await plainTexts(locale, 'payment')
  return (method) => t(`method.${method}`)
}
