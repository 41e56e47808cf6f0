'use client'
import { Text, Title } from '@mantine/core'
import panel from '@/ui/form/panel.module.css'
import { useTexts } from '@/ui/texts'
import type { PairView } from '../schema'
import { EndButton } from './EndButton'
import { PageHead } from './PageHead'
import styles from './Pair.module.css'
import { PairPart } from './PairPart'
import { PairTable } from './PairTable'

interface Props {
  linkKey: string
  view: PairView
  focus: boolean
}

/** Two people's answers beside each other, in words of distance and never of fit. */
export function Pair({ linkKey, view, focus }: Props) {
  const t = useTexts('share')
  const { id, own, other, rows, title } = view
  return (
    <article className={`wrap narrow ${panel.page}`}>
      <PageHead
        eyebrow={title}
        title={<bdi>{t('pair.title', { own, other })}</bdi>}
        lead={t('pair.lead')}
        focus={focus}
      />
      <section className={styles.parts} aria-label={title}>
        {rows.map((row) => (
          <PairPart key={row.id} row={row} names={{ own: t('pair.you'), other }} />
        ))}
        <Text c="dimmed" size="sm">
          {t('pair.approximate')}
        </Text>
        <PairTable view={view} />
      </section>
      <section className={styles.block}>
        <Title>{t('pair.talkTitle')}</Title>
        <Text>{t('pair.talk')}</Text>
      </section>
      <section className={styles.block} data-no-print>
        <Title>{t('pair.endTitle')}</Title>
        <Text c="dimmed">{t('pair.endText')}</Text>
        <EndButton linkKey={linkKey} comparisonId={id} label={t('pair.end')} />
      </section>
    </article>
  )
}
