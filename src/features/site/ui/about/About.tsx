import type { ReactNode } from 'react'
import { isPackSku, type PricedSku, reportsIn } from '@/core/commerce/product'
import { opensAllTests } from '@/core/commerce/product-texts'
import type { Locale } from '@/core/locale'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { texts } from '@/server/i18n/i18n'
import { RichText } from '@/ui/document/RichText'
import { Glass } from '@/ui/motifs/Glass'
import styles from './About.module.css'

interface Props {
  locale: Locale
  /** Numbers used in the texts. */
  params: { tests: number; free: number; percent: number; days: number }
  /** Prices, formatted with their currency. */
  prices: readonly { sku: PricedSku; price: string }[]
  email: string
}

/** Returns the key of the product's line in `money`. */
function lineOf(sku: PricedSku, { tests, free }: Props['params']) {
  if (!isPackSku(sku)) return sku
  return opensAllTests(sku, { tests, freeReports: free }) ? 'pack-all' : 'pack'
}

/** Renders the page about this site: what it is, what it is not, and how it earns its money. */
export async function About({ locale, params, prices, email }: Props) {
  const t = await texts(locale, 'about')
  const { about } = await loadDictionaries(locale, ['about'])
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

interface AboutPartProps {
  id: string
  /** Texts: `title`, then paragraphs `p1`, `p2` … and list lines `l1`, `l2` …; other keys are for the children. */
  text: Readonly<Record<string, string>>
  params: Readonly<Record<string, string | number>>
  email: string
  /** Content after the first paragraph. */
  children?: ReactNode
}

/** Renders one part of the page: its title beside its text. */
function AboutPart({ id, text, params, email, children }: AboutPartProps) {
  const filled = (key: string) =>
    (text[key] ?? '').replace(/\{\{(\w+)\}\}/g, (place, name) => String(params[name] ?? place))
  const keys = Object.keys(text)
  const [first, ...others] = keys.filter((key) => /^p\d/.test(key))
  const lines = keys.filter((key) => /^l\d/.test(key))
  const paragraph = (key: string) => (
    <p key={key}>
      <RichText text={filled(key)} email={email} />
    </p>
  )
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{text.title}</h2>
      <div className="stack">
        {first && paragraph(first)}
        {children}
        {others.map(paragraph)}
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((key) => (
              <li key={key}>
                <RichText text={filled(key)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
