import { designRange } from '@mindglass/psychometrics/scoring/levels'
import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { texts } from '@/server/i18n/i18n'
import { Sections } from '@/ui/document/Sections'
import { TextPage } from '@/ui/document/TextPage'
import { ScaleFigure } from './ScaleFigure'
import styles from './Science.module.css'
import { type TestRow, TestTable } from './TestTable'

const ranges = (['trait', 'symptom'] as const).map((kind) => ({ kind, ...designRange(kind) }))

interface Props {
  locale: Locale
  tests: readonly TestRow[]
  /** Author and reviewer of the page. */
  authors?: ReactNode
}

/**
 * Renders an explanation of how all tests are built and scored and what they do not claim, and a table of their
 * figures.
 */
export async function ScienceIndex({ locale, tests, authors }: Props) {
  const t = await texts(locale, 'science')
  const { science } = await loadDictionaries(locale, ['science'])
  return (
    <TextPage title={t('title')} lede={t('lede')}>
      <Sections sections={{ ...science.build, score: science.score }} />
      <div className={styles.figure}>
        <ScaleFigure locale={locale} caption={t('figure.caption')} ranges={ranges} />
      </div>
      <Sections sections={science.more} />
      <section className={styles.table} aria-labelledby="all-tests">
        <h2 id="all-tests">{t('table.title', { count: tests.length })}</h2>
        <p>{t('table.lede')}</p>
        <TestTable locale={locale} tests={tests} />
      </section>
      {authors}
    </TextPage>
  )
}
