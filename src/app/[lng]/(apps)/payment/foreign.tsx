import { missedRequest } from '@/app/missing'
import { ForeignOrder } from '@/features/payment/ui/ForeignOrder'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/dictionaries'
import { texts } from '@/server/i18n'
import { TextsProvider } from '@/ui/texts'

/** No such payment in this browser: a 404 that says so, in its title too. */
export async function ForeignPayment() {
  const { locale } = await missedRequest()
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['payment'])}>
      <ForeignOrder />
    </TextsProvider>
  )
}

export const foreignMetadata = async () =>
  privateMetadata((await texts((await missedRequest()).locale, 'payment'))('foreign.title'))
