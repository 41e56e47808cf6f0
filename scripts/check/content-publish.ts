// npm run content:publish: records new versions of instruments and prices in src/content/published.json. Existing
// entries never change; npm run content:check compares the content with them.

import { writeFileSync } from 'node:fs'
import { checkInstruments, currentFingerprints } from '../../src/content/check/check-instruments'
import { checkPrices } from '../../src/content/check/check-prices'
import {
  addNewEntries,
  currentPrices,
  priceFaults,
  publishedFile,
  readPublished,
} from '../../src/content/check/published'
import { catalogueVersion } from '../../src/core/commerce/products'

const before = readPublished()
const after = addNewEntries(before, currentFingerprints(), catalogueVersion, currentPrices())
const faults = [
  ...checkInstruments(after).faults,
  ...checkPrices(currentPrices()),
  ...priceFaults(catalogueVersion, currentPrices(), after),
]
if (faults.length) {
  for (const fault of faults) console.error(fault)
  console.error('Nothing was published.')
  process.exitCode = 1
} else {
  const added = [
    ...Object.entries(after.instruments).flatMap(([folder, parts]) =>
      Object.keys(parts)
        .filter((part) => before.instruments[folder]?.[part] === undefined)
        .map((part) => `${folder} (${part})`),
    ),
    ...(before.prices[catalogueVersion] ? [] : [`prices, version ${catalogueVersion}`]),
  ]
  writeFileSync(publishedFile, `${JSON.stringify(after, null, 2)}\n`)
  console.log(added.length ? `Published: ${added.join(', ')}` : 'Nothing new to publish.')
}
