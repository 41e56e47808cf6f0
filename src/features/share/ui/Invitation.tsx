'use client'
import { listText } from '@/core/charts/card-words'
import { dayText } from '@/core/dates'
import { useLocale, useTexts } from '@/ui/texts'
import type { InvitedView } from '../schema'
import { AcceptForm } from './AcceptForm'
import styles from './Share.module.css'

interface Props {
  linkKey: string
  view: InvitedView
}

/** Who asks, what both would see, and the yes; or the way to the test for who has no result yet. */
export function Invitation({ linkKey, view }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { inviter: name, title, slug, parts, until, own } = view
  return (
    <section className={`wrap narrow ${styles.page}`}>
      <header className={styles.head}>
        <p className="eyebrow">{title}</p>
        <h1>{t('invited.title', { name })}</h1>
        <p className="lede">{t('invited.lead', { name, test: title })}</p>
      </header>
      <div className={styles.panel}>
        <p>
          <b>{t('invited.offers', { name, list: listText(parts, locale) })}</b>
        </p>
        <p className={styles.soft}>{t('invited.detail')}</p>
        <p className={styles.hint}>{t('invited.until', { date: dayText(until, locale) })}</p>
        {own.length > 0 ? (
          <AcceptForm linkKey={linkKey} view={view} />
        ) : (
          <>
            <p>{t('invited.takeText', { test: title })}</p>
            <p className="cluster">
              <a className="button" href={`/tests/${slug}/run`}>
                {t('invited.take')}
              </a>
              <a className="button text" href={`/tests/${slug}`}>
                {t('invited.about')}
              </a>
              <a className="button text" href={`/login?next=${encodeURIComponent(`/compare/${linkKey}`)}`}>
                {t('invited.signIn')}
              </a>
            </p>
          </>
        )}
      </div>
    </section>
  )
}
