import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { Portrait } from '@/ui/charts/Portrait'
import { drawingOf } from '@/core/charts/portrait/portrait'
import { currentInstruments, instrumentText, ownReport } from '@/content/instruments'
import { sampleReport } from '@/features/report/sample'
import { brotliCompressSync } from 'node:zlib'
for (const i of currentInstruments()) {
  const v = sampleReport(i, await instrumentText(i,'en'), 'en', await ownReport(i,'en'))
  for (const size of ['large','small'] as const) {
  const h = renderToStaticMarkup(createElement(Portrait, { drawing: drawingOf(i.slug, v.picture), size }))
  console.log(i.slug, size, h.length, brotliCompressSync(h).length, v.help, drawingOf(i.slug, v.picture).viewBox) }
}
