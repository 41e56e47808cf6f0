import { paperDay as colours, fonts } from '../brand'
import { escapeMarkup } from '../escape'
import { middleOf } from '../psychometrics/coarse'
import { type Group, type Level, levels } from '../psychometrics/instrument'
import { wrapLabel } from './geometry'

export interface CardPicture {
  /** BCP 47. */
  lang: string
  site: string
  title: string
  /** Who and when, in one line. */
  by: string
  group: Group
  parts: readonly { name: string; level: Level; word: string }[]
  foot: string
  /** All of it in words. */
  alt: string
}

/** A picture has no theme. */
const { paper, surface, ink, inkSoft: soft, line, action, warm } = colours
const serif = `Georgia, 'Liberation Serif', ${fonts.chinese.display}`
const sans = `system-ui, 'Segoe UI', 'Liberation Sans', ${fonts.chinese.text}`

export const cardPixels = { width: 1200, height: 630 }
const { width, height } = cardPixels
const margin = 84
const bar = { x: 540, width: 400, height: 24, gap: 6 }
const rows = { top: 238, bottom: 540, most: 84 }

/**
 * A card as a picture of 1200 × 630 that stands by itself: shapes, and text in families that every system has. It
 * tells the level of each part and its place among five, and no number.
 */
export function cardSvg({ lang, site, title, by, group, parts, foot, alt }: CardPicture): string {
  const room = rows.bottom - rows.top
  const pitch = Math.min(rows.most, room / Math.max(1, parts.length))
  // A short list stands a little above the middle.
  const top = rows.top + (room - pitch * parts.length) * 0.4
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" xml:lang="${escapeMarkup(lang)}" font-family="${sans}">
<title>${escapeMarkup(alt)}</title>
<rect width="${width}" height="${height}" fill="${paper}"/>
${motif(group)}
<g fill="none" stroke-width="2.2" stroke-linecap="round" transform="translate(${margin} 58) scale(1.4)"><circle cx="16" cy="16" r="13.5" stroke="${action}" fill="${surface}"/><path d="M4 14.5c4.4 0 4.8-6 8.2-6s4 6 7.6 6 4.2-3 8.2-3" stroke="${action}"/><path d="M4.4 18.8c4 0 4.4 5.2 7.8 5.2s4-5.2 7.6-5.2 4 2.6 7.6 2.6" stroke="${warm}"/></g>
${words(margin + 60, 90, site, `font-family="${serif}" font-size="30" fill="${ink}"`)}
${words(width - margin, 89, by, `font-size="25" fill="${soft}" text-anchor="end"`)}
${words(margin, 190, title, `font-family="${serif}" font-size="60" fill="${ink}"`)}
${parts.map((part, index) => row(part, top + (index + 0.5) * pitch)).join('\n')}
<path d="M${margin} 562H${width - margin}" stroke="${line}" stroke-width="2"/>
${words(margin, 598, foot, `font-size="22" fill="${soft}"`)}
</svg>`
}

function row({ name, level, word }: CardPicture['parts'][number], y: number): string {
  const lines = wrapLabel(name, 27)
  const step = bar.width / levels.length
  const label = lines.map((one, index) => {
    const offset = (index - (lines.length - 1) / 2) * 33
    return words(margin, y + 9 + offset, one, `font-size="28" fill="${ink}"`)
  })
  const segments = levels.map(
    (one, index) =>
      `<rect x="${bar.x + index * step + bar.gap / 2}" y="${y - bar.height / 2}" width="${step - bar.gap}" height="${bar.height}" rx="9" fill="${colours[one]}"${one === level ? '' : ' opacity="0.45"'}/>`,
  )
  // The motif does not shine through the steps.
  const ground = `<rect x="${bar.x}" y="${y - bar.height / 2}" width="${bar.width}" height="${bar.height}" fill="${paper}"/>`
  const x = bar.x + (middleOf(level) / 100) * bar.width
  const mark = `<circle cx="${x}" cy="${y}" r="15" fill="${surface}" stroke="${ink}" stroke-width="6"/>`
  const said = words(bar.x + bar.width + 30, y + 9, word, `font-size="27" font-weight="600" fill="${ink}"`)
  return [...label, ground, ...segments, mark, said].join('')
}

/** Faint, in the corner: rings around a still point, or two circles. */
function motif(group: Group): string {
  const circles =
    group === 'relations'
      ? [
          { x: 1010, r: 190 },
          { x: 1190, r: 190 },
        ]
      : [70, 140, 215, 295, 380].map((r, n) => ({ x: 1120 + n * 6, r }))
  const drawn = circles.map(({ x, r }) => `<circle cx="${x}" cy="120" r="${r}"/>`)
  return `<g fill="none" stroke="${action}" stroke-width="2" opacity="0.12">${drawn.join('')}</g>`
}

const words = (x: number, y: number, text: string, style: string): string =>
  `<text x="${x}" y="${Math.round(y * 10) / 10}" ${style}>${escapeMarkup(text)}</text>`
