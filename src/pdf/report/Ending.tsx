import { Link, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { brandNames } from '@/core/brand/brand'
import { momentText } from '@/core/dates'
import type { Help } from '@/core/instrument'
import { languageFor } from '@/core/locale'
import { peopleText } from '@/core/report/scores/score-words'
import { sentences } from '@/core/texts/sentences'
import type { FullView, NextSteps } from '@/features/report/schema'
import type { Letter } from '../letter'
import { Row } from '../Row'
import { colour } from '../style'
import { Words } from '../Words'

interface Onward {
  next: NextSteps
  /** Address of the site, without a slash at its end. */
  site: string
  /** Whether the report itself has a plan to try, so that the reader need not choose. */
  planned: boolean
  /** Form of help; if it comes first, the report has already named who can help. */
  help: Help
}

/** Returns the passages with the next steps for the reader. */
export function nextStep(
  { i18n, style }: Letter,
  { next: { articles, test }, site, planned, help }: Onward,
): ReactElement[] {
  const link = { color: colour.action, textDecoration: 'none' } as const
  return [
    <Row key="share" style={style}>
      {!planned && <Words>{i18n._('pdf.next.try')}</Words>}
      <Words>{sentences(i18n._('pdf.next.share'), help !== 'first' && i18n._('pdf.next.doctor'))}</Words>
    </Row>,
    ...articles.map(({ id, title, minutes }, index) => (
      <Row key={id} style={style} label={index === 0 ? i18n._('pdf.next.read') : undefined}>
        <Link src={`${site}/column/articleDetail/${id}`} style={link}>
          {title}
        </Link>
        <Words style={style.small}>{i18n._('pdf.next.minutes', { minutes })}</Words>
      </Row>
    )),
    ...(test
      ? [
          <Row key="test" style={style}>
            <Link src={`${site}/tests/${test.slug}`} style={link}>
              {i18n._('pdf.next.test', { title: test.title })}
            </Link>
          </Row>,
        ]
      : []),
  ]
}

/** Renders the time, the site and the version of the report. */
export function Colophon({ view, ...letter }: Letter & { view: FullView }) {
  const { locale, zone, i18n, style } = letter
  const { completedAt, takenIn, title, version, normVersion, norms } = view
  const facts = [
    i18n._('pdf.about.made', { date: momentText(completedAt, locale, zone), brand: brandNames[locale] }),
    i18n._('pdf.about.taken', { language: languageFor(locale, takenIn) }),
    i18n._('pdf.about.version', { title, version }),
    ...(norms?.used
      ? [i18n._('pdf.about.compared', { ...norms.used, n: peopleText(norms.used.n, locale) })]
      : normVersion.startsWith('design')
        ? [i18n._('pdf.about.norms')]
        : []),
  ]
  return (
    <View wrap={false} style={{ gap: 10, marginTop: 18 }}>
      <View style={style.rule} />
      <Row style={style} label={i18n._('pdf.about.title')}>
        <Words style={style.small}>{facts.join('\u00a0· ')}</Words>
      </Row>
    </View>
  )
}
