import type { Locale } from '@/core/locale'
import type { PaymentMethod } from '@/generated/prisma/client'
import { plainTexts } from '@/server/dictionaries'

/** What buyers read where they choose how to pay; commands ask for it too, which are no pages. */
export async function methodNamer(locale: Locale): Promise<(method: PaymentMethod) => string> {
  const t = await plainTexts(locale, 'payment')
  return (method) => t(`method.${method}`)
}
