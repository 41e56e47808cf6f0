import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productName } from '@/content/shop/catalogue'
import { searchableSkus } from '@/core/commerce/products'
import { locales } from '@/core/locale'
import { brandFiles, widthsCss } from '../../../scripts/build/brand-css'
import { brandNames, fontFaces, fonts, pageWidths, palettes } from './brand'
import { logoShapes, renderLogoSvg } from './logo'

test.each(brandFiles())('the generated file $file matches brand.ts', ({ file, css }) => {
  expect(readFileSync(file, 'utf8')).toBe(css)
})

test.each(locales)('the site name and the product names in %s contain the brand name', (locale) => {
  const { site } = JSON.parse(readFileSync(`locales/${locale}/common.json`, 'utf8')) as { site: { name: string } }
  expect(site.name).toBe(brandNames[locale])
  for (const sku of searchableSkus) expect(productName(sku, locale)).toContain(brandNames[locale])
})

const hex = /(?<![&\w])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi

test('the icon uses only colours of the palette', () => {
  const known = Object.values(palettes).flatMap(({ day, night }) => [...Object.values(day), ...Object.values(night)])
  const used = readFileSync('public/favicon.svg', 'utf8').match(hex) ?? []
  expect(used.length).toBeGreaterThan(2)
  for (const colour of used) expect(known).toContain(colour)
})

/** Sources that could define fonts or colours of their own: pages, mails, PDFs, pictures. */
const sources = ['src', 'emails', 'scripts']
  .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => `${dir}/${file}`))
  .filter(
    (file) => /\.(tsx?|mjs|css)$/.test(file) && !/\/generated\/|\.test\.|^src\/core\/brand\/brand\.ts$/.test(file),
  )

test('font families are named only in brand.ts and two build scripts', () => {
  const named = [
    ...[...JSON.stringify(fonts).matchAll(/'([^']+)'|\b(Georgia|Menlo|Consolas|Roboto)\b/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
    ...Object.values(fontFaces).map(({ family }) => family),
  ]
  expect(named).toEqual(expect.arrayContaining(['Georgia', 'PingFang SC', 'Gelasio']))
  const found = sources.filter((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return named.some((name) => text.includes(name))
  })
  // The font for Latin letters in Chinese headings, and the Chinese font that the build makes.
  expect(found.sort()).toEqual(['scripts/build/brand-css.ts', 'scripts/build/chinese-serif.ts'])
})

test('container queries of the page use only the page widths of brand.ts', () => {
  const asked = sources
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@container page [^{]*?([\d.]+)(\w+)\)/g)])
    .map(([, width, unit]) => ({ width: Number(width), unit }))
  expect(asked).not.toEqual([])
  for (const { width, unit } of asked) {
    expect(unit).toBe('rem')
    expect(Object.values(pageWidths)).toContain(width)
  }
  for (const width of Object.values(pageWidths)) expect(asked.map((one) => one.width)).toContain(width)
})

test('every custom media query that a stylesheet uses is defined', () => {
  const names = new Set(widthsCss().match(/--(?:from|below)-\w+/g))
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const used = sheets.flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/--(?:from|below)-\w+(?=\))/g) ?? [])
  expect(used.length).toBeGreaterThan(20)
  for (const name of used) expect(names).toContain(name)
})

test('the logo of mails and PDFs is the icon of the site', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8')
  const { cx, cy, r } = logoShapes.glass
  for (const part of [
    logoShapes.wave,
    logoShapes.reflection,
    `cx="${cx}" cy="${cy}" r="${r}"`,
    `stroke-width="${logoShapes.width}"`,
  ]) {
    expect(icon).toContain(part)
    expect(renderLogoSvg(palettes.homeTheme.day, 56)).toContain(part)
  }
})
