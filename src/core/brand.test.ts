import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productNames } from '@/content/catalogue'
import { locales } from '@/core/locale'
import { brandFiles, widthsCss } from '../../scripts/build/brand-css'
import { brandNames, palettes } from './brand'

test.each(brandFiles())('$file is what brand.ts gives', ({ file, css }) => {
  expect(readFileSync(file, 'utf8')).toBe(css)
})

test.each(locales)('the pages in %s call the product by its name, and so does a bank statement', (locale) => {
  const { site } = JSON.parse(readFileSync(`locales/${locale}/common.json`, 'utf8')) as { site: { name: string } }
  expect(site.name).toBe(brandNames[locale])
  for (const name of Object.values(productNames[locale])) expect(name).toContain(brandNames[locale])
})

const hex = /(?<![&\w])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi

test('the icon has colours of the palette', () => {
  const known = Object.values(palettes).flatMap(({ day, night }) => [...Object.values(day), ...Object.values(night)])
  const used = readFileSync('public/favicon.svg', 'utf8').match(hex) ?? []
  expect(used.length).toBeGreaterThan(2)
  for (const colour of used) expect(known).toContain(colour)
})

test('no colour stands outside brand.ts', () => {
  /** Paper from a printer is white, and its ink black, whatever the theme. */
  const print = ['src/ui/print.css: #fff', 'src/ui/print.css: #000', 'src/ui/print.css: #999']
  const files = ['src', 'emails', 'scripts'].flatMap((dir) =>
    readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => `${dir}/${file}`),
  )
  const sources = files.filter(
    (file) => /\.(tsx?|mjs|css)$/.test(file) && !/\/generated\/|\.test\.|^src\/core\/brand\.ts$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(hex)].map(([colour]) => `${file}: ${colour}`),
  )
  expect(found).toEqual(print)
})

test('a layout changes only at widths with a name', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.filter((file) => /@(?:custom-)?media[^{]*width/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(found).toEqual(['ui/widths.css'])
})

test('every width that a stylesheet names exists', () => {
  const names = new Set(widthsCss().match(/--(?:from|below)-\w+/g))
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const used = sheets.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/--(?:from|below)-\w+(?=\))/g) ?? [])
  expect(used.length).toBeGreaterThan(20)
  for (const name of used) expect(names).toContain(name)
})
