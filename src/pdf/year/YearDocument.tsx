import { Document, Link, View } from '@react-pdf/renderer'
import { brandNames } from '@/core/brand/brand'
import { formatDay } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import type { YearView } from '@/features/report/year/year-schema'
import type { Letter } from '../letter'
import { PdfPage } from '../PdfPage'
import { Row } from '../Row'
import { HelpLines } from '../report/HelpLines'
import { colour } from '../style'
import { Words } from '../Words'
import { YearCover } from './YearCover'
import { YearTest } from './YearTest'

interface Props extends Letter {
  year: YearView
  /** Address of the site, without a slash at its end. */
  site: string
}

/**
 * Renders twelve months on paper: help first if a result called for it, then the portraits, then each test by itself.
 */
export function YearDocument({ year, site, ...letter }: Props) {
  const { locale, zone, i18n, style } = letter
  const brand = brandNames[locale]
  const date = formatDay(year.to, locale, zone)
  const { help, tests, articles, closed } = year
  return (
    <Document
      title={`${brand} · ${i18n._('pdf.year.kind')}`}
      author={brand}
      creator={brand}
      producer={brand}
      language={htmlLang[locale]}
    >
      {help !== 'none' && (
        <PdfPage {...letter} date={date}>
          <View style={{ ...style.box, ...style.stack, marginBottom: 6 }}>
            <Words style={style.h3}>{i18n._(help === 'first' ? 'pdf.help.title' : 'pdf.soft.title')}</Words>
            <Words>{i18n._(help === 'first' ? 'pdf.year.helpFirst' : 'pdf.year.helpSoft')}</Words>
            {help === 'first' && <Words>{i18n._('pdf.year.helpPortraits')}</Words>}
          </View>
          <HelpLines {...letter} />
        </PdfPage>
      )}
      <YearCover {...letter} year={year} date={date} />
      <PdfPage {...letter} date={date}>
        {tests.map((test) => (
          <YearTest key={test.slug} {...letter} test={test} />
        ))}
        {articles.length > 0 && (
          <View wrap={false} style={{ marginTop: 6 }}>
            <Words style={{ ...style.h3, marginBottom: 8 }} headline>
              {i18n._('pdf.year.read')}
            </Words>
            {articles.map(({ id, title, minutes }) => (
              <Row key={id} style={style} label={i18n._('pdf.next.minutes', { minutes })}>
                <Link
                  src={`${site}/column/articleDetail/${id}`}
                  style={{ color: colour.action, textDecoration: 'none' }}
                >
                  {title}
                </Link>
              </Row>
            ))}
          </View>
        )}
        <View wrap={false} style={{ gap: 8, marginTop: 10 }}>
          <View style={style.rule} />
          {[...(closed > 0 ? [i18n._('pdf.year.closed', { count: closed })] : []), i18n._('pdf.year.limits')].map(
            (text) => (
              <Words key={text} style={style.small}>
                {text}
              </Words>
            ),
          )}
        </View>
      </PdfPage>
    </Document>
  )
}
