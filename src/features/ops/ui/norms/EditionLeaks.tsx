'use client'
import { Text } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { LeakView, NormVersionView } from '../../norms/norms-schema'
import styles from './Measurement.module.css'

/** So many stand in the list; of more it is said how many there are. */
const mostListed = 20

interface Props {
  leaks: readonly LeakView[]
  parts: NormVersionView['parts']
}

/** Lists what the open tables of an edition would give away, which keeps it from being frozen and published. */
export function EditionLeaks({ leaks, parts }: Props) {
  const t = useTexts('admin-measurement')
  if (leaks.length === 0) return <Text c="dimmed">{t('leak.none')}</Text>
  const nameOf = (part: string) => parts.find(({ id }) => id === part)?.name ?? part
  const textOf = (leak: LeakView): string => {
    if (leak.kind === 'too-close') return t('leak.tooClose', { number: leak.beside, sheets: leak.sheets })
    const part = nameOf(leak.part)
    if (leak.kind === 'not-derived') return t('leak.notDerived', { part, figure: leak.figure })
    const { beside, item, place, people } = leak
    const found = { part, place, low: people.low, high: people.high }
    if (beside === null) return item === null ? t('leak.sum', found) : t('leak.item', { ...found, item })
    return item === null
      ? t('leak.sumBeside', { ...found, number: beside })
      : t('leak.itemBeside', { ...found, item, number: beside })
  }
  const listed = leaks.slice(0, mostListed).map(textOf)
  const more = leaks.length - listed.length
  return (
    <>
      <Text>{t('leak.found')}</Text>
      <ul className={styles.signs} aria-label={t('leak.title')}>
        {listed.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{t('leak.more', { count: more })}</li>}
      </ul>
    </>
  )
}
