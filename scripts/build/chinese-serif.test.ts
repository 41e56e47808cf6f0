import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import satori from 'satori'
import { expect, test } from 'vitest'

// HarfBuzz rejects a font with faulty tables; the font reader of the PDF library accepts more.
test.each([400, 600] as const)('HarfBuzz finds the glyphs of the Chinese font with weight %d', async (weight) => {
  const data = readFileSync(`src/generated/fonts/NotoSerifSC-${weight}.ttf`)
  const fonts = [{ name: 'Serif', weight, style: 'normal' as const, data }]
  const drawn = async (text: string) =>
    satori(createElement('div', { style: { display: 'flex', fontFamily: 'Serif' } }, text), {
      width: 400,
      height: 60,
      fonts,
    })
  for (const text of ['压力', '，。“”', 'Aé3', '龙']) expect(await drawn(text)).toContain('<path')
})
