import type { Locale } from '@/core/locale'
import type { PaymentMethod } from '@/generated/prisma/client'
import { loadTexts } from '@/server/i18n/dictionaries'

/** Returns the names of the payment methods shown to buyers at the checkout; also works in commands, outside a page. */
export async function createMethodNamer(locale: Locale): Promise<(method: PaymentMethod) => string> {
  const t = await loadTexts(locale, 'payment')
  return (method) => t(`method.${method}`)
}
