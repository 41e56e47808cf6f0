'use client'
import { listText } from '@/core/charts/card-words'
import { dayText } from '@/core/dates'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyCard } from '../schema'
import { LinkList } from './LinkList'
import styles from './Share.module.css'
import { useTakeBack } from './use-take-back'

interface Props {
  cards: readonly MyCard[]
  onRevoke: (cardId: string) => Promise<void>
}

/** Links that are open, each taken back by one press. enhance.js does the copying. */
export function CardLinks({ cards, onRevoke }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { busy, failure, run } = useTakeBack(onRevoke)

  if (cards.length === 0) return null
  return (
    <LinkList title={t('card.list')} failure={failure}>
      {cards.map(({ id, url, name, parts, date }) => (
        <li key={id}>
          <p className={styles.what}>
            <b>{listText(parts, locale)}</b>
            <span className={styles.hint}>
              <bdi>{name ?? t('card.nameless')}</bdi> · {t('card.since', { date: dayText(date, locale) })}
            </span>
          </p>
          <p className={styles.url}>{url}</p>
          <p className="cluster">
            <button type="button" className="button quiet" data-copy={url}>
              {t('copy')}
            </button>
            <a className="button text" href={new URL(url).pathname}>
              {t('card.open')}
            </a>
            <button type="button" className="button text" disabled={busy} onClick={() => run(id)}>
              {t('card.revoke')}
            </button>
          </p>
        </li>
      ))}
    </LinkList>
  )
}
