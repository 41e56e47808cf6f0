import { refundDays } from '@/content/catalogue'
import { vipPercent } from '@/core/commerce/discount'
import type { Sku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { ProductMotif } from '@/ui/motifs/ProductMotif'
import type { Catalogue, LockedReports } from '../schema'
import { LockedList } from './LockedList'
import styles from './Product.module.css'
import { ProductBuy } from './ProductBuy'
import { kindOf } from './product'

interface Props {
  locale: Locale
  sku: Sku
  catalogue: Catalogue
  /** What a single report can be bought for here. */
  locked: LockedReports
}

/** One product in full. */
export async function ProductScreen({ locale, sku, catalogue, locked }: Props) {
  const t = await texts(locale, 'shop')
  const kind = kindOf(sku)
  const params = { percent: vipPercent, count: catalogue.freeReports }
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <a className={styles.back} href="/shop">
          {t('page.all')}
        </a>
        <ProductMotif sku={sku} />
        <h1>{t(`products.${sku}.name`)}</h1>
        <p className="lede">{t(`products.${sku}.content`, params)}</p>
        <h2 className="visually-hidden">{t('page.contents')}</h2>
        <ul className={styles.strokes}>
          {(['l1', 'l2', 'l3'] as const).map((line) => (
            <li key={line}>{t(`products.${sku}.${line}`, params)}</li>
          ))}
        </ul>
      </header>
      <ProductBuy locale={locale} sku={sku} catalogue={catalogue} />
      <div className={styles.more}>
        {locked.length > 0 && <LockedList locale={locale} locked={locked} credits={catalogue.credits ?? 0} />}
        <section className={styles.part} aria-labelledby="how">
          <h2 id="how">{t('page.how')}</h2>
          <ol className={styles.steps}>
            {(['how1', 'how2', 'how3'] as const).map((step) => (
              <li key={step}>{t(`kinds.${kind}.${step}`)}</li>
            ))}
          </ol>
        </section>
        <section className={styles.part} aria-labelledby="questions">
          <h2 id="questions">{t('page.questions')}</h2>
          <div className={styles.questions}>
            {([1, 2] as const).map((n) => (
              <details key={n}>
                <summary>{t(`kinds.${kind}.q${n}`)}</summary>
                <p>{t(`kinds.${kind}.a${n}`, params)}</p>
              </details>
            ))}
            <details>
              <summary>{t('kinds.return')}</summary>
              <p>
                {t(`refund.${kind}`, { days: refundDays })} <a href="/refunds">{t('refund.link')}</a>
              </p>
            </details>
          </div>
        </section>
      </div>
    </div>
  )
}
