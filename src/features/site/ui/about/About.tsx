import { isPackSku, type PricedSku, reportsIn } from '@/core/commerce/product'
import { opensAll } from '@/core/commerce/product-texts'
import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/i18n/dictionaries'
import { texts } from '@/server/i18n/i18n'
import { Glass } from '@/ui/motifs/Glass'
import styles from './About.module.css'
import { AboutPart } from './AboutPart'

interface Props {
  locale: Locale
  /** Numbers that the texts name. */
  params: { tests: number; free: number; percent: number; days: number }
  /** Formatted, with their currency. */
  prices: readonly { sku: PricedSku; price: string }[]
  email: string
}

/** Key of the line in `money`. */
function lineOf(sku: PricedSku, { tests, free }: Props['params']) {
  if (!isPackSku(sku)) return sku
  return opensAll(sku, { tests, freeReports: free }) ? 'pack-all' : 'pack'
}

/** Renders the page about this site: what it is, what it is not, and how it earns its money. */
export async function About({ locale, params, prices, email }: Props) {
  const t = await texts(locale, 'about')
  const { about } = await dictionaries(locale, ['about'])
  const shared = { params, email }
  return (
    <article className="wrap">
      <header className={styles.head}>
        <div className="stack">
          <h1>{t('title')}</h1>
          <p className="lede">{t('lede')}</p>
        </div>
        <div className={styles.picture}>
          <Glass />
        </div>
      </header>
      <AboutPart id="what" text={about.what} {...shared} />
      <AboutPart id="made" text={about.made} {...shared} />
      <AboutPart id="money" text={about.money} {...shared}>
        <dl className={styles.prices}>
          {prices.map(({ sku, price }) => (
            <div key={sku}>
              <dt>{t(`money.${lineOf(sku, params)}`, { ...params, reports: reportsIn(sku) })}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      </AboutPart>
      <AboutPart id="not" text={about.not} {...shared} />
      <AboutPart id="privacy" text={about.privacy} {...shared} />
      <AboutPart id="reach" text={about.reach} {...shared} />
      <p className={`cluster ${styles.next}`}>
        <a className="button" href="/tests">
          {t('next.tests')}
        </a>
        <a className="button text" href="/science">
          {t('next.science')}
        </a>
      </p>
    </article>
  )
}
