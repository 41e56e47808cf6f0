import { readFileSync } from 'node:fs'
import type { Group } from '../../src/core/psychometrics/instrument'
import { above, below } from '../../src/ui/motifs/glass-lines'
import { motifShapes, motifSize, type Shape, type Tone } from '../../src/ui/motifs/shapes'

const names = [
  'paper',
  'surface',
  'ink',
  'ink-soft',
  'line-strong',
  'action',
  'warm',
  'warm-soft',
  'sun',
  'warm-ink',
] as const
export type CardColours = Record<(typeof names)[number], string>

/** The light colours of the first theme, from its stylesheet. */
export function cardColours(css = readFileSync('public/css/homeTheme.css', 'utf8')): CardColours {
  const colourOf = (name: string): string => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
    if (!value) throw new Error(`homeTheme.css has no colour --${name}`)
    return value
  }
  return Object.fromEntries(names.map((name) => [name, colourOf(name)])) as CardColours
}

const place = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`

const paints = ({ action, warm, sun }: CardColours): Record<Tone, string> => ({
  line: `stroke="${action}" stroke-width="1.7"`,
  warm: `stroke="${warm}" stroke-width="1.7"`,
  dot: `fill="${warm}"`,
  sun: `fill="${sun}"`,
})

function drawn(shape: Shape, colours: CardColours): string {
  const paint = paints(colours)[shape.tone]
  return 'd' in shape
    ? `<path d="${shape.d}" ${paint}/>`
    : `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" ${paint}/>`
}

/** The motif of a group, in the right part of the card. */
export function motifArt(group: Group, colours: CardColours): string {
  const scale = 1.85
  const inner = motifShapes[group].map((shape) => drawn(shape, colours)).join('')
  return place(912 - (motifSize.width * scale) / 2, 315 - (motifSize.height * scale) / 2, scale, inner)
}

/** The product's picture, for pages without a group. */
export function glassArt({
  surface,
  action,
  warm,
  sun,
  'warm-soft': water,
  'line-strong': horizon,
}: CardColours): string {
  const lines = (list: typeof above, stroke: string) =>
    list.map(({ d, opacity }) => `<path d="${d}" stroke="${stroke}" stroke-width="1.8" opacity="${opacity}"/>`).join('')
  return place(
    714,
    115,
    1,
    `<clipPath id="glass"><circle cx="200" cy="200" r="186"/></clipPath>
<circle cx="200" cy="200" r="186" fill="${surface}"/>
<g clip-path="url(#glass)"><path d="M0 206H400V400H0Z" fill="${water}" opacity="0.6"/>
<circle cx="262" cy="112" r="34" fill="${sun}"/><circle cx="262" cy="286" r="30" fill="${sun}" opacity="0.45"/>
${lines(above, action)}<path d="M0 206H400" stroke="${horizon}"/>${lines(below, warm)}</g>
<circle cx="200" cy="200" r="186" stroke="${action}" stroke-width="2.2"/>`,
  )
}

/** The mark of the site as its icon shows it. */
export function brandArt({ action, surface }: CardColours, x: number, y: number): string {
  const icon = readFileSync('public/favicon.svg', 'utf8')
    .replace(/<title>[\s\S]*?<\/style>|<\/?svg[^>]*>/g, '')
    .replaceAll('class="a g"', `stroke="${action}" fill="${surface}"`)
    .replaceAll('class="a"', `stroke="${action}"`)
  return place(x, y, 1.75, `<g stroke-width="2.1">${icon}</g>`)
}
