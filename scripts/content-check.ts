// npm run content:check: every instrument and article in every language, with tables of what is there.
import { checkColumns } from '../src/content/check/check-columns'
import { checkInstrument } from '../src/content/check/check-instrument'
import { strings } from '../src/content/check/wording'
import { documentPaths } from '../src/content/document-paths'
import { currentInstruments, instrumentText } from '../src/content/instruments'
import { type Locale, locales } from '../src/core/locale'

const faults: string[] = []
const rows: Record<string, string | number>[] = []
for (const instrument of currentInstruments()) {
  const texts = await Promise.all(locales.map(async (lng) => [lng, await instrumentText(instrument, lng)] as const))
  faults.push(...checkInstrument(instrument, Object.fromEntries(texts) as Record<Locale, unknown>))
  for (const [language, text] of texts) {
    const all = [...strings(text)].map((one) => one.text).join(' ')
    rows.push({
      instrument: `${instrument.slug} v${instrument.version}`,
      language,
      items: Object.keys(text.items).length + Object.keys(text.context).length,
      interpretations: Object.values(text.dimensions).reduce((sum, one) => sum + Object.keys(one.levels).length, 0),
      words: language === 'cn' ? (all.match(/[\u4e00-\u9fff]/g)?.length ?? 0) : all.split(/\s+/).length,
    })
  }
}
console.table(rows)

const articles = checkColumns({ paths: documentPaths(), tests: currentInstruments().map(({ slug }) => slug) })
console.table(articles.rows)
faults.push(...articles.faults)

for (const fault of faults) console.error(fault)
if (faults.length) process.exitCode = 1
else console.log('The content is complete.')
