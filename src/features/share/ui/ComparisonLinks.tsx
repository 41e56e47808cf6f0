'use client'
import { dayText } from '@/core/dates'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyComparison } from '../schema'
import { LinkList } from './LinkList'
import styles from './Share.module.css'
import { useTakeBack } from './use-take-back'

interface Props {
  comparisons: readonly MyComparison[]
  onEnd: (comparisonId: string) => Promise<void>
}

/** Invitations that wait, and comparisons that both have agreed to. */
export function ComparisonLinks({ comparisons, onEnd }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { busy, failure, run } = useTakeBack(onEnd)

  if (comparisons.length === 0) return null
  return (
    <LinkList title={t('compare.list')} failure={failure}>
      {comparisons.map(({ id, url, other, until }) => (
        <li key={id}>
          <p className={styles.what}>
            <b>
              {other === null
                ? t('compare.waiting', { date: dayText(until, locale) })
                : t('compare.with', { name: other })}
            </b>
          </p>
          {other === null && <p className={styles.url}>{url}</p>}
          <p className="cluster">
            {other === null ? (
              <button type="button" className="button quiet" data-copy={url}>
                {t('copy')}
              </button>
            ) : (
              <a className="button quiet" href={new URL(url).pathname}>
                {t('compare.open')}
              </a>
            )}
            <button type="button" className="button text" disabled={busy} onClick={() => run(id)}>
              {t('compare.end')}
            </button>
          </p>
        </li>
      ))}
    </LinkList>
  )
}
