// npm run content:check: checks every instrument, article and page text in every language, and prints tables of the
// content.
import { readArticles } from '../../src/content/articles/articles'
import { checkColumns } from '../../src/content/check/check-columns'
import { checkInstruments } from '../../src/content/check/check-instruments'
import { checkPrices } from '../../src/content/check/check-prices'
import { interfaceTextFaults } from '../../src/content/check/check-texts'
import { currentPrices, priceFaults, readPublished } from '../../src/content/check/published'
import { listDocumentPaths } from '../../src/content/document-paths'
import { currentInstruments } from '../../src/content/tests/instruments'
import { catalogueVersion } from '../../src/core/commerce/products'

const published = readPublished()
const instruments = checkInstruments(published)
console.table(instruments.rows)

const found = readArticles()
const around = { paths: listDocumentPaths(found.articles), tests: currentInstruments().map(({ slug }) => slug) }
const articles = checkColumns(around, found)
console.table(articles.rows)

const faults = [
  ...instruments.faults,
  ...articles.faults,
  ...checkPrices(currentPrices()),
  ...priceFaults(catalogueVersion, currentPrices(), published),
  ...interfaceTextFaults(),
]
for (const fault of faults) console.error(fault)
if (faults.length) process.exitCode = 1
else console.log('The content is complete.')
