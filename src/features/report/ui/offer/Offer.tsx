import { stampOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { htmlLang, type Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { LinkButton } from '@/ui/app/LinkButton'
import { Portrait } from '@/ui/charts/Portrait'
import { Sentence } from '@/ui/Sentence'
import type { OutlineView, SummaryView } from '../../schema'
import { KeepActions } from '../keep/KeepActions'
import { MoveResultLink } from '../keep/MoveResultLink'
import { paymentPath } from './AccessNotice'
import { ChapterTitles } from './ChapterTitles'
import { FreeContents, FullReportContents } from './FullReportContents'
import styles from './Offer.module.css'
import { UnlockButton } from './UnlockButton'

/** Facts about the price on the summary page; the server's catalogue decides the price again at payment. */
export interface OfferPrice {
  /** Formatted amount: `$4.99`. */
  amount: string
  /** List price, shown to a visitor who pays less; null otherwise. */
  list: string | null
  /** The sentence on the price, see `core/commerce/price-line.ts`. */
  line: string
  refundDays: number
  /** Number of reports left in the account. */
  credits: number
  /** Whether the visitor is signed out: a new account would come with free reports. */
  anonymous: boolean
}

interface Props {
  view: SummaryView
  price: OfferPrice
  locale: Locale
  t: Translate<'report'>
}

/** Element id of the offer on its page. */
export const offerId = 'offer'

/**
 * Renders the offer of the full report: its length, its chapters and the ways to open it, those without a payment
 * first; then what stays free.
 */
export function Offer({ view, price, locale, t }: Props) {
  const { whole, light, contents, sittingId } = view
  return (
    <section className={styles.choices} id={offerId}>
      <div className={styles.card}>
        <div className={styles.cover}>
          <Booklet view={view} />
          <div>
            <h2>{t(whole ? 'offer.whole.title' : 'offer.title')}</h2>
            {whole && <p>{sizeOf(whole, locale, t)}</p>}
          </div>
        </div>
        {light && <p>{t('offer.light')}</p>}
        {whole ? <ChapterTitles view={view} whole={whole} t={t} /> : <FullReportContents contents={contents} t={t} />}
        <Ways view={view} price={price} t={t} />
      </div>
      <div className={styles.kept}>
        <h2>{t('keep.title')}</h2>
        <FreeContents signedIn={!price.anonymous} t={t} />
        <p className={styles.small}>{t('keep.browser')}</p>
        <KeepActions t={t} />
        {price.anonymous && <MoveResultLink sittingId={sittingId} />}
      </div>
    </section>
  )
}

const sizeOf = ({ parts, chapters, length, minutes }: OutlineView, locale: Locale, t: Translate<'report'>): string =>
  t('offer.whole.size', {
    chapters: parts.length + chapters.length,
    length: new Intl.NumberFormat(htmlLang[locale], { useGrouping: 'always' }).format(length),
    minutes,
  })

/** Renders one button and, as text beside it, the other way to pay, if there is one, and the refund rule. */
function Ways({ view: { sittingId, slug }, price, t }: Pick<Props, 'view' | 'price' | 't'>) {
  const { amount, list, line, refundDays, credits, anonymous } = price
  return (
    <div className={styles.ways}>
      <p>
        {line}
        {list && (
          <>
            {' '}
            <span className="visually-hidden">{t('offer.instead')}</span> <s>{list}</s>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {credits > 0 ? (
          <UnlockButton sittingId={sittingId}>{t('offer.credit', { left: credits })}</UnlockButton>
        ) : anonymous ? (
          <>
            <LinkButton href={`/register?next=${encodeURIComponent(`/report/${sittingId}`)}`}>
              {t('offer.register')}
            </LinkButton>
            <LinkButton variant="transparent" href={paymentPath(sittingId)}>
              {t('offer.without', { price: amount })}
            </LinkButton>
          </>
        ) : (
          <LinkButton href={paymentPath(sittingId)}>{t('offer.unlock')}</LinkButton>
        )}
      </div>
      <p className={styles.small}>
        <Sentence text={t('offer.refund', { days: refundDays })}>
          <a href="/refunds">{t('offer.refundLink')}</a>
        </Sentence>
      </p>
      <p className={styles.small}>
        <a className="alone" href={`/tests/${slug}/sample`}>
          {t('offer.sample')}
        </a>
      </p>
    </div>
  )
}

/**
 * Renders the report as three fanned pages, with the reader's own drawing on the first. It is decorative, because the
 * words beside it say the same.
 */
const Booklet = ({ view: { slug, picture } }: { view: Pick<SummaryView, 'slug' | 'picture'> }) => (
  <div className={styles.booklet} aria-hidden="true">
    <span className={styles.sheet} />
    <span className={styles.sheet} />
    <span className={styles.sheet}>
      {picture.length > 0 && <Portrait drawing={stampOf(drawPortraitFromView(slug, picture))} size="small" />}
      <i />
      <i />
      <i />
    </span>
  </div>
)
