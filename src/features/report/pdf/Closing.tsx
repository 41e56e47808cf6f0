import { mailTime } from '@emails/layout/texts'
import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { languageFor } from '@/core/locale'
import type { FullView } from '@/features/report/schema'
import { HelpLines } from './HelpLines'
import type { Letter } from './letter'
import { Row } from './Row'
import { Words } from './Words'

interface Props extends Letter {
  view: FullView
  brand: string
}

/**
 * What lies around the answers, what to do with them, what the test cannot say, and how the report was made. No part
 * around the parts: the renderer squeezes the first child of a part onto the page where it should turn to the next.
 */
export function Closing({ view, brand, ...letter }: Props) {
  const { i18n, style } = letter
  const { context, limits } = view
  return (
    <>
      {context.length > 0 && (
        <Section {...letter} title={i18n._('pdf.context')}>
          {context.map(({ question, answer, note }) => (
            <View key={question}>
              <Words style={style.soft}>{`${question} — ${answer}`}</Words>
              <Words>{note}</Words>
            </View>
          ))}
        </Section>
      )}
      <Section {...letter} title={i18n._('pdf.next.title')}>
        <Words>{i18n._('pdf.next.try')}</Words>
        <Words>{i18n._('pdf.next.share')}</Words>
        {view.help !== 'first' && <HelpLines {...letter} />}
      </Section>
      <Section {...letter} title={i18n._('pdf.limits')}>
        {limits.map((limit) => (
          <Words key={limit}>{limit}</Words>
        ))}
      </Section>
      <Colophon {...letter} view={view} brand={brand} />
    </>
  )
}

interface SectionProps extends Letter {
  title: string
  children: ReactNode
}

function Section({ style, title, children }: SectionProps) {
  return (
    <View style={style.block}>
      <Row style={style} label={title}>
        {children}
      </Row>
    </View>
  )
}

/** When, where and with which version the report was made. */
function Colophon({ locale, i18n, style, view, brand }: Props) {
  const facts = [
    i18n._('pdf.about.made', { date: mailTime(view.completedAt, locale), brand }),
    i18n._('pdf.about.taken', { language: languageFor(locale, view.takenIn) }),
    i18n._('pdf.about.version', { title: view.title, version: view.version }),
    i18n._('pdf.about.norms', { norms: view.normVersion }),
  ]
  return (
    <View wrap={false} style={{ gap: 10 }}>
      <View style={style.rule} />
      <Row style={style} label={i18n._('pdf.about.title')}>
        <Words style={style.small}>{facts.join('\u00a0· ')}</Words>
      </Row>
    </View>
  )
}
