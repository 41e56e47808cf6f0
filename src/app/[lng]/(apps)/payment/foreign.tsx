import { missedRequest } from '@/app/missing'
import { privateMetadata } from '@/seo/metadata'
import { texts } from '@/server/i18n'
import { Link } from '@/ui/app/Link'

/**
 * No such payment in this browser: a 404 that says so, in its title too. Of components of the browser it has the link
 * alone, which every page of a payment has: each of them brings this one along.
 */
export async function ForeignPayment() {
  const t = await texts((await missedRequest()).locale, 'payment')
  return (
    <section className="wrap narrow section stack">
      <h1>{t('foreign.title')}</h1>
      <p className="lede">{t('foreign.text')}</p>
      <p>
        <Link className="button" href="/retrieve">
          {t('foreign.action')}
        </Link>
      </p>
    </section>
  )
}

export const foreignMetadata = async () =>
  privateMetadata((await texts((await missedRequest()).locale, 'payment'))('foreign.title'))
