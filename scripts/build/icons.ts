import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { dayPalette as colours } from '../../src/core/brand/brand'
import { appleIcon, type Icon, icons, maskableIcon } from '../../src/core/brand/logo'
import { brandMark } from './card-art'

/** Side of the mark's square, in units. */
const MARK = 32

/** Share of the square that the mark fills: in a maskable icon, everything has to lie inside the inner circle. */
const share = { whole: 1, cut: 0.62 }

/** Renders an icon as PNG; a maskable one has an opaque background, others are transparent. */
export function iconPng({ size, cut }: Icon): Promise<Buffer> {
  const scale = (size / MARK) * (cut ? share.cut : share.whole)
  const inset = (size - MARK * scale) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
${cut ? `<rect width="${size}" height="${size}" fill="${colours.paper}"/>` : ''}
<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-linecap="round">${brandMark()}</g></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** Writes every icon under `out` and returns the number of icons. */
export async function buildIcons(out = 'public'): Promise<number> {
  const all = [...icons, maskableIcon, appleIcon]
  for (const icon of all) {
    const target = join(out, icon.path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await iconPng(icon))
  }
  return all.length
}
