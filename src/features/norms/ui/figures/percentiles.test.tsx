import { publicNorms } from '@mindglass/psychometrics/publication/public-norms'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { htmlLang, locales } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { inventedFigures } from '@/testing/data/norm-figures'
import { partWithEnds } from '@/testing/data/scale-ends'
import { publishedInstrument } from '@/testing/data/sittings'
import { escapeText } from '@/testing/markup-text'
import { PercentileTable } from './PercentileTable'

const worry = publishedInstrument('worry', 1)
const [part] = publicNorms({ ...inventedFigures(worry, 1000), parts: [partWithEnds] }, worry).parts

describe.each(locales)('the table of sum scores on the science page in %s', (locale) => {
  test('shows 0 % below the lowest and above the highest sum, and rows that add up to 100 %', async () => {
    if (!part) throw new Error('no part')
    const t = await texts(locale, 'norms')
    const html = renderToStaticMarkup(<PercentileTable part={part} name="Worry" locale={locale} t={t} />)
    const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
    )
    expect(rows).toHaveLength(25)
    expect(rows.at(0)).toEqual(['0', '0', '0', '30', '70'])
    expect(rows.at(-1)).toEqual(['24', '100', '90', '10', '0'])
    for (const [, , ...shares] of rows) expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100)
    for (const column of ['lower', 'same', 'higher'] as const) expect(html).toContain(`>${t(`places.${column}`)}<`)
    const lede = t('places.lede', { n: new Intl.NumberFormat(htmlLang[locale]).format(1000), points: 4 })
    expect(html).toContain(escapeText(lede))
  })
})
