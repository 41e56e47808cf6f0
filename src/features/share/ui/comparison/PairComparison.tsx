'use client'
import { Text, Title } from '@mantine/core'
import { formatList } from '@/core/charts/card-words'
import { fromWire } from '@/core/charts/portrait/wire'
import marks from '@/ui/charts/marks.module.css'
import { Portrait } from '@/ui/charts/Portrait'
import panel from '@/ui/form/panel.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { PairView } from '../../schema'
import { PageHeader } from '../PageHeader'
import { EndButton } from './EndButton'
import { PairCard } from './PairCard'
import styles from './PairComparison.module.css'
import { PairPart } from './PairPart'

interface Props {
  view: PairView
  focus: boolean
}

/**
 * Renders two people's portraits over each other, the parts that differ by more than the error of both, and questions
 * for tonight. If the two cannot be compared, the portraits are side by side, with the reason.
 */
export function PairComparison({ view, focus }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { id, own, other, rows, title, drawings, notCompared, questions } = view
  const differing = rows.filter(({ higher }) => higher !== null).map(({ name }) => name)
  const apart = differing.length > 0 ? t('pair.differ', { list: formatList(differing, locale) }) : t('pair.alike')
  const Portraits = notCompared ? PortraitsBeside : PairPortraits
  return (
    <article className={`wrap narrow flush ${panel.page}`}>
      <PageHeader
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
      <PairCard view={view} />
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

interface PairPortraitsProps {
  drawings: NonNullable<PairView['drawings']>
  /** The other person's name. */
  name: string
}

/** Renders two portraits over each other: one in solid and one in dashed lines, to tell them apart without colours. */
function PairPortraits({ drawings, name }: PairPortraitsProps) {
  const t = useTexts('share')
  return (
    <figure className={styles.portraits} aria-labelledby="portraits">
      <Title id="portraits" className="visually-hidden">
        {t('pair.overlay')}
      </Title>
      <div className={styles.layers} role="img" aria-label={t('pair.overlayLabel', { name })}>
        <div className={styles.own}>
          <Portrait drawing={fromWire(drawings.own)} />
        </div>
        <div className={styles.others}>
          <Portrait drawing={fromWire(drawings.other)} />
        </div>
      </div>
      <figcaption className={styles.legend}>
        <span data-line="own">{t('pair.solid')}</span>
        <span data-line="other">
          <bdi>{t('pair.dashed', { name })}</bdi>
        </span>
        <Text c="dimmed" size="sm" span>
          {t('pair.overlayHow')}
        </Text>
      </figcaption>
    </figure>
  )
}

/** Renders the comparison as a table of words. */
function PairTable({ view: { rows, other } }: { view: PairView }) {
  const t = useTexts('share')
  return (
    <details className={marks.tableDetails}>
      <summary>{t('pair.table')}</summary>
      <div className={marks.tableScroll}>
        <table className={marks.table}>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('pair.you')}</th>
              <th scope="col">
                <bdi>{other}</bdi>
              </th>
              <th scope="col">{t('pair.tableDistance')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td>{row.own.word}</td>
                <td>{row.other.word}</td>
                <td>{t(`pair.short.${row.higher ?? 'none'}`, { name: other })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

interface PortraitsBesideProps {
  drawings: NonNullable<PairView['drawings']>
  /** The other person's name. */
  name: string
}

/** Renders two portraits side by side when their lines cannot be compared. */
function PortraitsBeside({ drawings, name }: PortraitsBesideProps) {
  const t = useTexts('share')
  const both = [
    { drawing: drawings.own, title: t('pair.yours') },
    { drawing: drawings.other, title: t('pair.theirs', { name }) },
  ]
  return (
    <section aria-labelledby="portraits">
      <Title id="portraits" className="visually-hidden">
        {t('pair.beside')}
      </Title>
      <div className={styles.beside}>
        {both.map(({ drawing, title }) => (
          <figure key={title}>
            <div role="img" aria-label={title}>
              <Portrait drawing={fromWire(drawing)} />
            </div>
            <figcaption>
              <bdi>{title}</bdi>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
