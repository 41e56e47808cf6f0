import { levels } from '@mindglass/psychometrics/instrument'
import { widthInEms } from './balanced-lines'
import { type CardPicture, renderCardSvg } from './card'
import type { CardFormat } from './card-formats'
import { drawPortraitFromView } from './portrait/portrait'
import { createQrCode } from './qr'

export const sentences = {
  short: 'Still water, deep ground.',
  en: 'You can disagree, be disagreed with, and finish your lunch in peace, and nobody at the table has to win.',
  es: 'Silencio de arriba abajo: pocas palabras por fuera, poco oleaje por dentro y mucho descanso para quien se sienta al lado.',
  cn: '你可以不同意别人，也可以被别人反对，然后安安静静地吃完午饭，谁也不用赢。',
}
const names = ['Openness', 'Worth tied to success and approval', '情绪的起伏', 'Extraversión', 'Estabilidad emocional']
export const createParts = (count: number) =>
  levels.slice(0, count).map((level, n) => ({ name: names[n] ?? '', level, word: 'Very high' }))

export const drawing = drawPortraitFromView('big-five', [{ id: 'openness', at: 72.5, half: 17 }])
export const picture: CardPicture = {
  lang: 'en-US',
  site: 'Mindglass',
  title: 'The Big Five',
  by: 'Ana · March 2026',
  drawing,
  sentence: sentences.en,
  parts: [],
  yours: 'What would yours look like?',
  address: 'mindglass.example/tests/emotion-skills',
  code: createQrCode('https://mindglass.example/tests/emotion-skills'),
  foot: 'In one’s own words',
  alt: 'All of it',
}

/** A line of text, measured as well as possible without a browser. */
export interface Box {
  text: string
  left: number
  right: number
  /** Edge of the letters, not of the line. */
  top: number
  bottom: number
  size: number
  weight: string | undefined
  family: string | undefined
}
/** Positions of everything on a card. */
export interface CardLayout {
  texts: Box[]
  steps: { x: number; y: number; width: number; height: number; round: number; fill: string }[]
  drawn: { x: number; y: number; width: number; height: number } | null
  code: { left: number; top: number; side: number }
  rule: { y: number; left: number; right: number }
  mark: { x: number; y: number; scale: number }
}

/** Renders a card and returns the position of everything on it. */
export function layOutCard(change: Partial<CardPicture>, format: CardFormat): CardLayout {
  const card = { ...picture, ...change }
  const svg = renderCardSvg(card, { format })
  const numbers = (pattern: RegExp) => [...svg.matchAll(pattern)].map((found) => found.slice(1).map(Number))
  const texts = [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"([^>]*)>([^<]*)</g)].map(
    ([, x, y, fontSize, rest = '', text = '']): Box => {
      const [at, base, size] = [Number(x), Number(y), Number(fontSize)]
      const width = size * widthInEms(text)
      const left = rest.includes('text-anchor="end"') ? at - width : at
      return {
        text,
        left,
        right: left + width,
        top: base - 0.72 * size,
        bottom: base + 0.2 * size,
        size,
        weight: /font-weight="(\d+)"/.exec(rest)?.[1],
        family: /font-family="([^"]*)"/.exec(rest)?.[1],
      }
    },
  )
  const steps = [
    ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="([\d.]+)" fill="([^"]+)"/g),
  ].map(([, x, y, width, height, round, fill = '']) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
    round: Number(round),
    fill,
  }))
  const [portrait] = numbers(/<svg x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/g)
  const [scan] = numbers(/<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)" shape-rendering/g)
  const [ruled] = numbers(/<path d="M([\d.]+) ([\d.]+)H([\d.]+)" stroke="[^"]+" stroke-width="2"/g)
  const [marked] = numbers(/stroke-linecap="round" transform="translate\(([\d.]+) ([\d.-]+)\) scale\(([\d.]+)\)"/g)
  const [left = 0, top = 0, scale = 0] = scan ?? []
  const at = (of: number[] | undefined, index: number) => of?.[index] ?? Number.NaN
  return {
    texts,
    steps,
    drawn: portrait
      ? { x: at(portrait, 0), y: at(portrait, 1), width: at(portrait, 2), height: at(portrait, 3) }
      : null,
    code: { left, top, side: scale * card.code.size },
    rule: { y: at(ruled, 1), left: at(ruled, 0), right: at(ruled, 2) },
    mark: { x: at(marked, 0), y: at(marked, 1), scale: at(marked, 2) },
  }
}

export const findText = ({ texts }: CardLayout, text: string): Box => {
  const found = texts.find((one) => one.text === text)
  if (!found) throw new Error(`no text “${text}”`)
  return found
}
