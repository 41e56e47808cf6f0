import { type Level, levels } from '@mindglass/psychometrics/instrument'
import { fonts, type Palette } from '../brand/brand'
import { escapeMarkup } from '../texts/escape'
import { balanceLines, widthInEms } from './balanced-lines'
import { backgroundPalettes, qrCodeColours } from './card-backgrounds'
import { type CardBackground, type CardFormat, cardFormats } from './card-formats'
import type { Drawing } from './drawing/drawing'
import { thumbnailOf } from './drawing/simplify'
import { renderPortraitSvg } from './drawing/svg'
import type { QrCode } from './qr'

export interface CardPicture {
  /** BCP 47. */
  lang: string
  site: string
  title: string
  /** Name and date, in one line. */
  by: string
  /** Null on a card that is older than portraits. */
  drawing: Drawing | null
  /**
   * The drawing of a second person: in dashed lines over the first one, or beside it if the lines cannot be compared.
   */
  second?: { drawing: Drawing; place: 'over' | 'beside' }
  /** One sentence: of the portrait, or of the test. */
  sentence: string
  /** Empty unless the person chose parts to show. */
  parts: readonly { name: string; level: Level; word: string }[]
  /** Invitation to get one's own picture: in words, and as an address to type or to scan. */
  yours: string
  address: string
  code: QrCode
  foot: string
  /** The whole card in words. */
  alt: string
}

/** Style of a picture; `mini` is only the drawing on its background, as a button to choose the background. */
export interface CardStyle {
  format: CardFormat | 'mini'
  ground?: CardBackground
}

const { display: serif, text: sans } = fonts.picture

/** Colours of the pieces of a card: a picture has no theme, only its background. */
interface Paint {
  colours: Palette
  code: ReturnType<typeof qrCodeColours>
}

/**
 * Renders a card as a self-contained SVG: shapes, and text in font families that systems have. It shows the level of
 * each chosen part, and no number.
 */
export function renderCardSvg(picture: CardPicture, { format, ground = 'paper' }: CardStyle): string {
  const paint = { colours: backgroundPalettes[ground], code: qrCodeColours(ground) }
  const { width, height } = format === 'mini' ? miniSize : cardFormats[format]
  const draw = { tall: upright, story: upright, wide, mini }[format]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" xml:lang="${escapeMarkup(picture.lang)}" font-family="${sans}">
<title>${escapeMarkup(picture.alt)}</title>
<rect width="${width}" height="${height}" fill="${paint.colours.paper}"/>
${draw(picture, paint, format === 'story' ? story : tall)}
</svg>`
}

const margin = 84
/** Empty space at the top and the bottom of a drawing, as a share of its height; other things may reach into it. */
const ownAir = 0.02

interface Upright {
  format: 'tall' | 'story'
  /** Empty space at the top and the bottom, because apps put their own controls there. */
  air: number
  /** Largest width of the drawing, as a share of the card's. */
  widest: number
  /** Length of a side of the code, and size of the words beside it. */
  code: number
  size: number
}
const tall: Upright = { format: 'tall', air: 0, widest: 0.97, code: 186, size: 33 }
const story: Upright = { format: 'story', air: 140, widest: 0.92, code: 150, size: 32 }

/** Renders the drawing above the words. */
function upright(picture: CardPicture, paint: Paint, { format, air, widest, code, size }: Upright): string {
  const { width, height } = cardFormats[format]
  const foot = height - air - Math.round(1.45 * code)
  const [top, bottom] = [150 + air, foot - 40]
  const { parts } = picture
  const art = artOf(picture, 'row')
  const least = art ? 560 - 30 * parts.length : 0
  const sizes = [64, 58, 52, 46, 40]
  const room = bottom - top - least
  const text = column(picture, paint, { width: width - 2 * margin, room, sizes, eyebrow: 34, row: 33 })
  const left = bottom - top - text.height
  const drawn = art ? Math.min(left / (1 - ownAir), widest * width * art.ratio) : 0
  const inside = drawn * ownAir
  // Half of the remaining space goes above, half below.
  const from = top + (left - drawn + inside) / 2
  const drawnWidth = art ? Math.round(drawn / art.ratio) : 0
  return `${header(picture, paint, 126 + air, width, 38)}
${art?.draw(paint.colours, Math.round((width - drawnWidth) / 2), Math.round(from), drawnWidth) ?? ''}
${text.draw(margin, from + drawn - inside)}
${footer(picture, paint, { x: margin, y: foot, width: width - 2 * margin, code, size })}`
}

/** Renders the drawing beside the words. */
function wide(picture: CardPicture, paint: Paint): string {
  const { width, height } = cardFormats.wide
  const art = artOf(picture, 'column')
  const x = art ? 590 : margin
  const right = width - 64
  const [top, bottom] = [120, height - 172]
  const sizes = [44, 40, 36, 32, 28, 25, 22]
  const text = column(picture, paint, { width: right - x, room: bottom - top, sizes, eyebrow: 25, row: 23 })
  const drawnWidth = art ? Math.min(540, Math.round(470 / art.ratio)) : 0
  return `${header(picture, paint, 82, width, 30, 64)}
${art?.draw(paint.colours, 22 + Math.round((540 - drawnWidth) / 2), 118, drawnWidth) ?? ''}
${text.draw(x, top + Math.max(0, (bottom - top - text.height) / 2))}
${footer(picture, paint, { x, y: height - 168, width: right - x, code: 124, size: 25 })}`
}

const miniSize = { width: 120, height: 120 }

/** Renders only the drawing, clear enough to be recognised at the size of a button. */
function mini(picture: CardPicture, { colours }: Paint): string {
  const art = artOf(picture, 'row', (drawing) => thumbnailOf(drawing))
  return art?.draw(colours, 8, Math.round(60 - 52 * art.ratio), 104, 'small') ?? ''
}

/**
 * Renders the drawing of a card, or both drawings, in one box; null if there is none. Two drawings beside each other
 * stand in a `row` or in a `column`.
 */
function artOf({ drawing, second }: CardPicture, way: 'row' | 'column', change = (one: Drawing): Drawing => one) {
  if (!drawing) return null
  const beside = second?.place === 'beside'
  const [across, down] = beside ? (way === 'row' ? [2, 1] : [1, 2]) : [1, 1]
  const one = drawing.height / drawing.width
  return {
    /** Ratio of height to width. */
    ratio: (one * down) / across,
    draw(colours: Palette, x: number, y: number, width: number, size: 'large' | 'small' = 'large'): string {
      const own = Math.round(width / across)
      const place = { x, y, width: own, size }
      const first = change(drawing)
      if (!second) return renderPortraitSvg(first, colours, place)
      const other = change(second.drawing)
      if (!beside) {
        const solid = renderPortraitSvg(first, colours, { ...place, line: 'solid' })
        return solid + renderPortraitSvg(other, colours, { ...place, line: 'dashed' })
      }
      const next = way === 'row' ? { ...place, x: x + own } : { ...place, y: y + Math.round(own * one) }
      return renderPortraitSvg(first, colours, place) + renderPortraitSvg(other, colours, next)
    },
  }
}

/** Renders the name of the site with its logo, and the name of the card's owner. */
function header(
  { site, by }: CardPicture,
  { colours: { action, surface, warm, ink, inkSoft } }: Paint,
  y: number,
  width: number,
  size: number,
  side = margin,
): string {
  const scale = size / 21
  const mark = `<g fill="none" stroke-width="2.2" stroke-linecap="round" transform="translate(${side} ${y - size * 1.1}) scale(${scale})"><circle cx="16" cy="16" r="13.5" stroke="${action}" fill="${surface}"/><path d="M4 14.5c4.4 0 4.8-6 8.2-6s4 6 7.6 6 4.2-3 8.2-3" stroke="${action}"/><path d="M4.4 18.8c4 0 4.4 5.2 7.8 5.2s4-5.2 7.6-5.2 4 2.6 7.6 2.6" stroke="${warm}"/></g>`
  const name = words(side + size * 1.9, y, site, { size, fill: ink, family: serif })
  const free = width - 2 * side - size * (2.6 + widthInEms(site))
  return (
    mark + name + words(width - side, y, by, { size: fitting(by, size * 0.85, free), fill: inkSoft, anchor: 'end' })
  )
}

interface Measures {
  width: number
  /** Height available for everything. */
  room: number
  /** Possible sizes of the sentence, at least one; the largest that fits into four lines is used. */
  sizes: readonly number[]
  eyebrow: number
  /** Size of the parts; smaller only if no size of the sentence leaves them enough room. */
  row: number
}

const rowShares = [1, 0.93, 0.86] as const

/** Lays out the test's title, the sentence and the chosen parts, one below the other. */
function column(
  { title, sentence, parts, lang }: CardPicture,
  { colours }: Paint,
  { width, room, sizes, eyebrow, row: largest }: Measures,
) {
  const leading = lang.startsWith('zh') ? 1.48 : 1.26
  const set = sizes.map((size) => {
    const lines = balanceLines(sentence, width / size)
    return { size, lines, sentenceHeight: eyebrow * 1.5 + size * leading * lines.length }
  })
  const ways = rowShares.flatMap((share) => {
    const row = largest * share
    const rows = parts.map((part) => partRow(part, colours, width, row))
    const listed = rows.reduce((sum, { height }) => sum + height, 0)
    return set.map((one) => ({ ...one, row, rows, listed }))
  })
  const way =
    ways.find(({ lines, sentenceHeight, row, listed }) => lines.length <= 4 && sentenceHeight + row + listed <= room) ??
    ways.at(-1)
  if (!way) throw new RangeError('No size for the sentence')
  const { size, lines, sentenceHeight, row, rows, listed } = way
  return {
    height: sentenceHeight + (listed > 0 ? row + listed : 0),
    draw(x: number, y: number): string {
      const head = words(x, y + eyebrow, title, { size: eyebrow, fill: colours.warmInk, weight: 500 })
      const first = y + eyebrow * 1.5 + size * (0.5 + leading / 2) * 0.9
      const sentences = lines.map((one, index) =>
        words(x, first + index * size * leading, one, { size, fill: colours.ink, family: serif }),
      )
      let at = y + sentenceHeight + row
      const list = rows.map((one) => {
        const drawn = one.draw(x, at)
        at += one.height
        return drawn
      })
      return [head, ...sentences, ...list].join('\n')
    },
  }
}

/** Renders the name of a part, its place on five steps, and the level in a word. */
function partRow(
  { name, level, word }: CardPicture['parts'][number],
  { ink, action, line }: Palette,
  width: number,
  size: number,
) {
  const steps = { width: size * 4.6, step: size * 0.92, height: size * 0.46 }
  const sentenceSize = size * 5.6
  const lines = balanceLines(name, (width - steps.width - sentenceSize) / size - 0.8)
  const height = size * (lines.length > 1 ? 2.5 : 1.6)
  return {
    height,
    draw(x: number, y: number): string {
      const middle = y + height / 2
      const label = lines.map((one, index) =>
        words(x, middle + size * (0.36 + (index - (lines.length - 1) / 2) * 1.12), one, { size, fill: ink }),
      )
      const from = x + width - sentenceSize - steps.width
      // The level itself is in colour, and higher than the other steps.
      const track = levels.map((one, index) => {
        const tall = one === level ? steps.height * 1.5 : steps.height
        return `<rect x="${short(from + index * steps.step)}" y="${short(middle - tall / 2)}" width="${short(steps.step - 5)}" height="${short(tall)}" rx="${short(tall / 3)}" fill="${one === level ? action : line}"/>`
      })
      const sentenceLines = words(x + width, middle + size * 0.36, word, {
        size,
        fill: ink,
        weight: 600,
        anchor: 'end',
      })
      return [...label, ...track, sentenceLines].join('')
    },
  }
}

interface FooterPlace {
  x: number
  y: number
  width: number
  /** Length of a side of the code. */
  code: number
  size: number
}

/** Renders the invitation to get a picture of one's own: an address to type, and a code to scan. */
function footer(
  { yours, address, foot, code }: CardPicture,
  { colours: { line, ink, action, inkSoft }, code: { plate, modules } }: Paint,
  { x, y, width, code: side, size }: FooterPlace,
): string {
  const free = width - side - size
  const rule = `<path d="M${x} ${y}H${x + width}" stroke="${line}" stroke-width="2"/>`
  const top = y + size * 0.9
  const scale = short(side / code.size, 1000)
  const scan = `<g transform="translate(${x + width - side} ${short(top)}) scale(${scale})" shape-rendering="crispEdges"><rect width="${code.size}" height="${code.size}" fill="${plate}"/><path d="${code.d}" fill="${modules}"/></g>`
  const line1 = words(x, top + size * 1.15, yours, {
    size: fitting(yours, size * 1.25, free),
    fill: ink,
    family: serif,
  })
  const line2 = words(x, top + size * 2.75, address, {
    size: fitting(address, size, free / 1.12),
    fill: action,
    weight: 600,
  })
  const line3 = words(x, top + size * 4.3, foot, { size: fitting(foot, size * 0.88, free), fill: inkSoft })
  return [rule, scan, line1, line2, line3].join('\n')
}

/** Returns the largest size, up to `size`, at which a line fits. */
const fitting = (text: string, size: number, room: number): number => Math.min(size, room / widthInEms(text))

interface Type {
  size: number
  fill: string
  family?: string
  weight?: number
  anchor?: 'end'
}

const words = (x: number, y: number, text: string, { size, fill, family, weight, anchor }: Type): string =>
  `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${fill}"${family ? ` font-family="${family}"` : ''}${weight ? ` font-weight="${weight}"` : ''}${anchor ? ` text-anchor="${anchor}"` : ''}>${escapeMarkup(text)}</text>`

const short = (value: number, steps = 10): number => Math.round(value * steps) / steps
