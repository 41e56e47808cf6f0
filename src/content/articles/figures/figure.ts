import type { Token, Tokens } from 'marked'

/*
 * The figure of an article is written in its text, as a block of lines that a translator sees:
 *
 *     ```figure pair
 *     What is said, and how it could begin
 *     Hard | Softer
 *     “You never think of us.” | “I felt alone with it.”
 *     ```
 *
 * The first line is its caption; the others are its rows, with ` | ` between their columns.
 */

/** A figure as it is drawn. */
export type Figure = { caption: string } & (
  | { kind: 'pair'; heads: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  | { kind: 'grid' | 'timeline'; rows: readonly (readonly [title: string, text: string])[] }
  | { kind: 'cycle'; steps: readonly string[] }
  | { kind: 'scale'; ends: readonly [string, string]; rows: readonly ScaleRow[] }
  | { kind: 'curve'; points: readonly { label: string; height: number }[] }
)

/** One track of a scale: a stretch, a mark on it, or both, from 0 at its left end to 100. */
export interface ScaleRow {
  label: string
  stretch?: readonly [from: number, to: number]
  mark?: number
}

export type FigureKind = Figure['kind']

/** Number of columns, and of rows without the heading row, by kind of figure. */
const forms: Readonly<Record<FigureKind, { columns: number; least: number; most: number; headed: boolean }>> = {
  pair: { columns: 2, least: 2, most: 5, headed: true },
  grid: { columns: 2, least: 4, most: 4, headed: false },
  timeline: { columns: 2, least: 3, most: 7, headed: false },
  cycle: { columns: 1, least: 3, most: 5, headed: false },
  scale: { columns: 2, least: 2, most: 7, headed: true },
  curve: { columns: 2, least: 3, most: 5, headed: false },
}

export const figureKinds = Object.keys(forms) as readonly FigureKind[]
const isKind = (word: string): word is FigureKind => word in forms

type Pair = readonly [string, string]
const pairOf = (cells: readonly string[]): Pair => [cells[0] ?? '', cells[1] ?? '']

/**
 * Reads a figure from the first line of its block, without the fence, and the lines below.
 * @throws Error that says what is wrong with the figure
 */
export function parseFigure(info: string, text: string): Figure {
  const kind = info.replace(/^figure\s*/, '').trim()
  if (!isKind(kind)) throw new Error(`figure “${kind}”: there are only ${figureKinds.join(', ')}`)
  const [caption = '', ...lines] = text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
  const { columns, least, most, headed } = forms[kind]
  const cells = lines.map((one) => one.split('|').map((cell) => cell.trim()))
  for (const [n, row] of cells.entries()) {
    if (row.length !== columns || row.includes(''))
      throw new Error(`figure ${kind}: “${lines[n]}” has not ${columns} columns`)
  }
  if (caption.includes('|')) throw new Error(`figure ${kind}: its first line is its caption`)
  const [head, rows] = headed ? [cells[0] ?? [], cells.slice(1)] : [[], cells]
  if (rows.length < least || rows.length > most)
    throw new Error(`figure ${kind}: ${rows.length} rows, not ${least} to ${most}`)
  switch (kind) {
    case 'pair':
      return { kind, caption, heads: pairOf(head), rows: rows.map(pairOf) }
    case 'grid':
    case 'timeline':
      return { kind, caption, rows: rows.map(pairOf) }
    case 'cycle':
      return { kind, caption, steps: rows.map(([step = '']) => step) }
    case 'scale':
      return {
        kind,
        caption,
        ends: pairOf(head),
        rows: rows.map(([label = '', places = '']) => scaleRow(label, places)),
      }
    case 'curve':
      return { kind, caption, points: rows.map(([label = '', height = '']) => ({ label, height: place(height) })) }
  }
}

/** Returns a track from places such as `51–75`, `63` or `51–75, 63`. */
function scaleRow(label: string, places: string): ScaleRow {
  const row: ScaleRow = { label }
  for (const part of places.split(/[,，、]/)) {
    const [from = '', to] = part.split(/[-–]/)
    if (to === undefined) row.mark = place(from)
    else row.stretch = [place(from), place(to)]
  }
  if (row.stretch && row.stretch[0] >= row.stretch[1])
    throw new Error(`figure scale: “${places}” ends before it begins`)
  return row
}

function place(text: string): number {
  const value = Number(text.trim())
  if (text.trim() === '' || !(value >= 0 && value <= 100))
    throw new Error(`figure: “${text.trim()}” is no place from 0 to 100`)
  return value
}

/** Returns whether a token of a text is a figure. */
export const isFigure = (token: Token): token is Tokens.Code =>
  token.type === 'code' && /^figure\b/.test((token as Tokens.Code).lang ?? '')

/** Returns the words in the figures of a text, line by line, without the positions on a scale. */
export const figureLines = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(isFigure)
    .flatMap(({ text }) => text.split(/[\n|]/))
    .map((cell) => cell.trim())
    .filter((cell) => /\p{L}/u.test(cell))
