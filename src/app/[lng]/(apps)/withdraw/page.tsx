import type { Metadata } from 'next'
import { cache } from 'react'
import { refundDays } from '@/content/shop/catalogue'
import { withdrawalTextKey } from '@/core/commerce/refund-right'
import type { Locale } from '@/core/locale'
import { KnownOrderWithdrawal } from '@/features/payment/ui/withdraw/KnownOrderWithdrawal'
import { WithdrawalScreen } from '@/features/payment/ui/withdraw/WithdrawalScreen'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { TextsProvider } from '@/ui/texts'
import { loadAccount, nullIfMissing } from '../_shared/account'
import { queryValue } from '../payment/load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const { law } = await read(locale, searchParams)
  return privateMetadata((await texts(locale, 'withdraw'))(`${withdrawalTextKey(law)}.title`))
}

const NUMBER = /^[\w-]{22}$/

/** Returns the parameters of the address and the matching order, once for the title and the page. */
async function read(locale: Locale, searchParams: Props['searchParams']) {
  const order = await queryValue(searchParams, 'order')
  const key = await queryValue(searchParams, 'key')
  const law = await queryValue(searchParams, 'law')
  const number = NUMBER.test(order) ? order : ''
  return { number, key, ...(await loadOrder(locale, number, key, law)) }
}

/**
 * Returns the order, if this reader may see it, and the legal wording of the page: by the order, or by the reader's
 * country.
 */
const loadOrder = cache(async (locale: Locale, orderId: string, key: string, wanted: string) => {
  const { payment } = await serverApi(locale)
  const input = { orderId, ...(key !== '' && { key }) }
  const known = orderId === '' ? null : await nullIfMissing(payment.orderToWithdraw(input))
  if (known) return { known, law: known.byLaw ? 'right' : 'none' } as const
  // The link for readers in Europe sets `law=eu`.
  return { known, law: wanted === 'eu' ? 'right' : await payment.withdrawalLaw() } as const
})

/**
 * Renders the withdrawal from a contract, or the request for a refund. An order known to this browser, to the account
 * or through the link of its mail is shown, and needs one confirmation; for any other order, the form asks for its
 * number and e-mail address. Opening the page changes nothing.
 */
// biome-ignore lint/plugin/page-owner: goes by the receipt.
export default async function WithdrawPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const { number, key, known, law } = await read(locale, searchParams)
  const email = (await loadAccount(locale))?.email ?? ''
  return (
    <section className="wrap narrow flush section">
      <TextsProvider
        locale={locale}
        dictionaries={await loadDictionaries(locale, ['withdraw', 'auth', 'common', 'errors'])}
      >
        {known ? (
          <KnownOrderWithdrawal loaded={known} linkKey={key || undefined} email={email} days={refundDays} />
        ) : (
          <WithdrawalScreen locale={locale} number={number} email={email} law={law} />
        )}
      </TextsProvider>
    </section>
  )
}
