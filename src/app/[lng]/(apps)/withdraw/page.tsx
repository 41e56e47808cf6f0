import type { Metadata } from 'next'
import { refundDays } from '@/content/catalogue'
import { Withdraw } from '@/features/payment/ui/Withdraw'
import { KnownOrder } from '@/features/payment/ui/WithdrawKnown'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/dictionaries'
import { pageLocale, texts } from '@/server/i18n'
import { serverApi } from '@/trpc/server'
import { TextsProvider } from '@/ui/texts'
import { signedIn, unlessMissing } from '../account'
import { queryValue } from '../payment/load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'withdraw')
  return privateMetadata(t('title'))
}

const NUMBER = /^[\w-]{22}$/

/**
 * Withdrawing from a contract. An order that this browser, the account or the link of its mail knows is shown, and needs
 * one confirmation; of every other one the statement asks for number and address. Opening the page changes nothing.
 */
export default async function WithdrawPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const [order, key] = [await queryValue(searchParams, 'order'), await queryValue(searchParams, 'key')]
  const number = NUMBER.test(order) ? order : ''
  const asked = { orderId: number, ...(key !== '' && { key }) }
  const known = number && (await unlessMissing((await serverApi(locale)).payment.orderToWithdraw(asked)))
  const email = (await signedIn(locale))?.email ?? ''
  return (
    <section className="wrap narrow section">
      <TextsProvider
        locale={locale}
        dictionaries={await dictionaries(locale, ['withdraw', 'auth', 'common', 'errors'])}
      >
        {known ? (
          <KnownOrder loaded={known} linkKey={key || undefined} email={email} days={refundDays} />
        ) : (
          <Withdraw locale={locale} number={number} email={email} />
        )}
      </TextsProvider>
    </section>
  )
}
