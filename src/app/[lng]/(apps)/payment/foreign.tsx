import { missedRequest } from '@/app/missing'
import { privateMetadata } from '@/seo/metadata'
import { texts } from '@/server/i18n'

/**
 * No such payment in this browser: a 404 that says so, in its title too. Without components of the browser: every
 * page of a payment brings this one along.
 */
export async function ForeignPayment() {
  const t = await texts((await missedRequest()).locale, 'payment')
  return (
    <section className="wrap narrow section stack">
      <h1>{t('foreign.title')}</h1>
      <p className="lede">{t('foreign.text')}</p>
      <p>
        <a className="button" href="/retrieve">
          {t('foreign.action')}
        </a>
      </p>
    </section>
  )
}

export const foreignMetadata = async () =>
  privateMetadata((await texts((await missedRequest()).locale, 'payment'))('foreign.title'))
