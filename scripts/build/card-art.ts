import { readFileSync } from 'node:fs'
import type { Group } from '@/core/instrument'
import { dayPalette as colours } from '../../src/core/brand/brand'
import { type Scene, scenePaint, sceneViewBoxes, sheetColour } from '../../src/core/charts/drawing/scene'
import { linesAboveWater, linesBelowWater } from '../../src/ui/motifs/glass-lines'
import { motifShapes, motifSize, type Shape, type Tone } from '../../src/ui/motifs/motif-shapes'

const place = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`

const { surface, action, warm, sun } = colours
const paints: Record<Tone, string> = {
  line: `stroke="${action}" stroke-width="1.7"`,
  warm: `stroke="${warm}" stroke-width="1.7"`,
  dot: `fill="${warm}"`,
  sun: `fill="${sun}"`,
}

function drawn(shape: Shape): string {
  const paint = paints[shape.tone]
  return 'd' in shape
    ? `<path d="${shape.d}" ${paint}/>`
    : `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" ${paint}/>`
}

/** Returns the motif of a group, for the right part of the card. */
export function motifArt(group: Group): string {
  const scale = 1.85
  const inner = motifShapes[group].map((shape) => drawn(shape)).join('')
  return place(912 - (motifSize.width * scale) / 2, 315 - (motifSize.height * scale) / 2, scale, inner)
}

/** Returns the middle of an article's picture, for the right part of the card. */
export function sceneArt({ ground, marks }: Scene): string {
  const drawn = marks.map((mark) => {
    const { fill, stroke } = scenePaint(mark.role, ground)
    const paint = [
      fill && `fill="${colours[fill.colour]}" fill-opacity="${fill.opacity}"`,
      stroke && `stroke="${colours[stroke.colour]}" stroke-opacity="${stroke.opacity}" stroke-width="${stroke.width}"`,
    ]
    const form = 'd' in mark ? `path d="${mark.d}"` : `circle cx="${mark.cx}" cy="${mark.cy}" r="${mark.r}"`
    return `<${[form, ...paint].filter(Boolean).join(' ')}/>`
  })
  return `<clipPath id="sheet"><rect x="712" y="105" width="420" height="420" rx="28"/></clipPath><g clip-path="url(#sheet)">
<svg x="712" y="105" width="420" height="420" viewBox="${sceneViewBoxes.square}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="400" height="225" fill="${colours[sheetColour(ground)]}"/>${drawn.join('')}</svg></g>`
}

/** Returns the picture of the product, for pages without a group. */
export function glassArt(): string {
  const lines = (list: typeof linesAboveWater, stroke: string) =>
    list.map(({ d, opacity }) => `<path d="${d}" stroke="${stroke}" stroke-width="1.8" opacity="${opacity}"/>`).join('')
  return place(
    714,
    115,
    1,
    `<clipPath id="glass"><circle cx="200" cy="200" r="186"/></clipPath>
<circle cx="200" cy="200" r="186" fill="${surface}"/>
<g clip-path="url(#glass)"><path d="M0 206H400V400H0Z" fill="${colours.warmSoft}" opacity="0.6"/>
<circle cx="262" cy="112" r="34" fill="${sun}"/><circle cx="262" cy="286" r="30" fill="${sun}" opacity="0.45"/>
${lines(linesAboveWater, action)}<path d="M0 206H400" stroke="${colours.lineStrong}"/>${lines(linesBelowWater, warm)}</g>
<circle cx="200" cy="200" r="186" stroke="${action}" stroke-width="2.2"/>`,
  )
}

/** Returns the site's mark as in its icon, in the day colours: a square of 32 units. */
export function brandMark(): string {
  const icon = readFileSync('public/favicon.svg', 'utf8')
    .replace(/<title>[\s\S]*?<\/style>|<\/?svg[^>]*>/g, '')
    .replaceAll('class="a g"', `stroke="${action}" fill="${surface}"`)
    .replaceAll('class="a"', `stroke="${action}"`)
  return `<g stroke-width="2.1">${icon}</g>`
}

/** Returns the mark, scaled for a card. */
export const brandArt = (x: number, y: number): string => place(x, y, 1.75, brandMark())
