import type { Metadata } from 'next'
import { Withdraw } from '@/features/payment/ui/Withdraw'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/dictionaries'
import { pageLocale, texts } from '@/server/i18n'
import { TextsProvider } from '@/ui/texts'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'withdraw')
  return privateMetadata(t('title'))
}

export default async function WithdrawPage({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <section className="wrap narrow section">
      <TextsProvider
        locale={locale}
        dictionaries={await dictionaries(locale, ['withdraw', 'auth', 'common', 'errors'])}
      >
        <Withdraw locale={locale} />
      </TextsProvider>
    </section>
  )
}
