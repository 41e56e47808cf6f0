import { Link, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { peopleText, placeErrorWords, unknownPlace } from '@/core/report/scores/score-words'
import type { FullView, StoryView } from '@/features/report/schema'
import { type Letter, sayIn } from '../letter'
import { Row } from '../Row'
import { colour } from '../style'
import { Words } from '../Words'

/** Works behind what was said, each with its address. */
export const sourceList = ({ style }: Letter, sources: StoryView['sources']): ReactElement[] =>
  sources.map(({ text, doi }) => (
    <Row key={doi} style={style}>
      <View style={{ gap: 1 }}>
        <Words style={style.small}>{text}</Words>
        <Link src={`https://doi.org/${doi}`} style={{ ...style.small, color: colour.action, textDecoration: 'none' }}>
          {`doi:${doi}`}
        </Link>
      </View>
    </Row>
  ))

/** Renders the limits of the test, and how its numbers are read. */
export const limitsOf = (
  { i18n, style, locale }: Letter,
  { limits, norms, takenIn }: Pick<FullView, 'limits' | 'norms' | 'takenIn'>,
): ReactElement[] => [
  <Row key="limits" style={style}>
    <Words>{i18n._('pdf.limitsOne')}</Words>
    {limits.map((limit) => (
      <Words key={limit} style={style.small}>
        {limit}
      </Words>
    ))}
  </Row>,
  <Row key="reading" style={style} label={i18n._('pdf.reading.title')}>
    <Words style={style.small}>{i18n._('pdf.reading.score')}</Words>
    <Words style={style.small}>{i18n._('pdf.reading.levels')}</Words>
    <Words style={style.small}>{i18n._('pdf.reading.midpoint')}</Words>
    {norms && norms.used === null && <Words style={style.small}>{unknownPlace(takenIn, locale, sayIn(i18n))}</Words>}
    {norms?.used && (
      <>
        <Words style={style.small}>{i18n._('pdf.among.gloss', { n: peopleText(norms.used.n, locale) })}</Words>
        <Words style={style.small}>{placeErrorWords(norms.used.n, locale, sayIn(i18n))}</Words>
      </>
    )}
  </Row>,
]
