import { wordsOf } from '../texts/words'

/** How wide a text is, in characters of Chinese; Latin letters and figures are about half as wide. */
export const ems = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0)

function widthOf(character: string): number {
  if (character > '\u2e80' || /[“”‘’]/.test(character)) return 1
  if (/[iljtfr.,;:'!|() ]/.test(character)) return 0.34
  return /[A-ZÁÉÍÓÚÑ0-9mw—]/.test(character) ? 0.72 : 0.54
}

/** A line that ends with a clause reads better than one that ends inside it, and is worth some unevenness. */
const bonus = (line: string): number => (/[，。：；？！]$/.test(line) ? 40 : /、$/.test(line) ? 4 : 0)

/**
 * As few lines as fit into `max` characters, broken between words, in Chinese at marks where there are some, and about
 * equally long.
 */
export function balancedLines(text: string, max: number): string[] {
  const words = /\p{Script=Han}/u.test(text) ? wordsOf(text).map(({ word }) => word) : text.split(/(?<=\s)/)
  // Spaces at the ends of lines take no room, and sums of widths have noise.
  const fewest = Math.ceil(ems(text.replaceAll(' ', '')) / max - 1e-9)
  for (let count = Math.max(1, fewest); count <= words.length; count++) {
    const lines = best(words, count, max, ems(text) / count)
    if (lines) return lines.lines
  }
  return [text]
}

/** The best way to set the words in `count` lines, and what it costs. */
function best(
  words: readonly string[],
  count: number,
  max: number,
  aim: number,
): { lines: string[]; cost: number } | null {
  const cost = (line: string): number => (ems(line) - aim) ** 2 - bonus(line)
  if (count === 1) {
    const line = words.join('').trim()
    return line && ems(line) <= max ? { lines: [line], cost: cost(line) } : null
  }
  let found: { lines: string[]; cost: number } | null = null
  for (let at = 1; at <= words.length - count + 1; at++) {
    const line = words.slice(0, at).join('').trim()
    if (ems(line) > max) break
    const rest = best(words.slice(at), count - 1, max, aim)
    if (rest && (!found || cost(line) + rest.cost < found.cost)) {
      found = { lines: [line, ...rest.lines], cost: cost(line) + rest.cost }
    }
  }
  return found
}
