'use client'
import { Text, Title } from '@mantine/core'
import { listText } from '@/core/charts/card-words'
import panel from '@/ui/form/panel.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { PairView } from '../../schema'
import { PageHead } from '../PageHead'
import { EndButton } from './EndButton'
import styles from './Pair.module.css'
import { PairPart } from './PairPart'
import { PairPortraits } from './PairPortraits'
import { PairTable } from './PairTable'
import { PortraitsBeside } from './PortraitsBeside'

interface Props {
  view: PairView
  focus: boolean
}

/**
 * Two people's portraits over each other, where they differ by more than both wobble, and what to ask tonight; where
 * they cannot be compared, the portraits beside each other and why.
 */
export function Pair({ view, focus }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { id, own, other, rows, title, drawings, notCompared, questions } = view
  const differing = rows.filter(({ higher }) => higher !== null).map(({ name }) => name)
  const apart = differing.length > 0 ? t('pair.differ', { list: listText(differing, locale) }) : t('pair.alike')
  const Portraits = notCompared ? PortraitsBeside : PairPortraits
  return (
    <article className={`wrap narrow ${panel.page}`}>
      <PageHead
        eyebrow={title}
        title={<bdi>{t('pair.title', { own, other })}</bdi>}
        lead={t(notCompared ? 'pair.leadBeside' : 'pair.lead')}
        focus={focus}
      />
      {drawings && <Portraits drawings={drawings} name={other} />}
      <section className={styles.block}>
        <Title>{t(notCompared ? 'pair.notCompared.title' : 'pair.differTitle')}</Title>
        <Text>{notCompared ? t(`pair.notCompared.${notCompared}`) : apart}</Text>
      </section>
      <section className={styles.block}>
        <Title>{t('pair.tonight')}</Title>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <Text c="dimmed">{t('pair.talk')}</Text>
      </section>
      {!notCompared && (
        <section className={styles.parts} aria-label={title}>
          {rows.map((row) => (
            <PairPart key={row.id} row={row} names={{ own: t('pair.you'), other }} />
          ))}
          <Text c="dimmed" size="sm">
            {t('pair.approximate')}
          </Text>
          <PairTable view={view} />
        </section>
      )}
      <section className={styles.block} data-no-print>
        <Title>{t('pair.endTitle')}</Title>
        <Text c="dimmed">{t('pair.endText')}</Text>
        <EndButton comparisonId={id} label={t('pair.end')} />
      </section>
    </article>
  )
}
