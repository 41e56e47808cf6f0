import type { ReportPrice } from '@/content/shop/catalogue'
import { thumbnailOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { MemberText } from './RemainingCredits'
import { answeredPlaceholder, resumeAttributes } from './resume-attributes'
import styles from './TestCard.module.css'

export interface TestCardProps {
  locale: Locale
  test: {
    slug: string
    version: number
    title: string
    tagline: string
    minutes: number
    items: number
    /** Data from which the drawing of a sample result is made. */
    picture: Parameters<typeof drawPortraitFromView>[1]
  }
  /** Left out in a list that has already stated the price. */
  price?: ReportPrice
}

/** Shows one test in a list with its drawing, time and length; the whole card links to its page. */
export async function TestCard({ locale, test, price }: TestCardProps) {
  const t = await texts(locale, 'tests')
  return (
    <article className={`card ${styles.test}`}>
      <Portrait drawing={thumbnailOf(drawPortraitFromView(test.slug, test.picture))} size="small" />
      <h3>
        <a href={`/tests/${test.slug}`}>{test.title}</a>
      </h3>
      <p>{test.tagline}</p>
      <ul className="facts">
        <li>{t('card.minutes', { minutes: test.minutes })}</li>
        <li>{t('card.items', { items: test.items })}</li>
        {price && (
          <li>
            <MemberText price={price} text={(one) => t('card.price', { price: one })} />
          </li>
        )}
      </ul>
      <a
        className={styles.goOn}
        href={`/tests/${test.slug}/run`}
        hidden
        {...resumeAttributes(test, t('goOn', { answered: answeredPlaceholder, items: test.items }))}
        suppressHydrationWarning
      />
    </article>
  )
}
