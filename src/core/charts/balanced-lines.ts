import { wordsOf } from '../texts/words'

/** Returns the width of a text in ems: a Chinese character is one em wide, a Latin letter or a digit about half. */
export const widthInEms = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0)

function widthOf(character: string): number {
  if (character > '\u2e80' || /[“”‘’]/.test(character)) return 1
  if (/[iljtfr.,;:'!|() ]/.test(character)) return 0.34
  return /[A-ZÁÉÍÓÚÑ0-9mw—]/.test(character) ? 0.72 : 0.54
}

/** Returns the bonus for a break after punctuation, which is worth some unevenness; a mark between list items is worth less. */
const bonus = (line: string): number => (/[，。：；？！]$/.test(line) ? 40 : /、$/.test(line) ? 4 : 0)

/**
 * Divides a text into as few lines as possible of at most `max` ems, about equally long. Lines break between words; in
 * Chinese a break after punctuation is preferred, at the cost of some unevenness.
 */
export function balanceLines(text: string, max: number): string[] {
  const words = /\p{Script=Han}/u.test(text) ? wordsOf(text).map(({ word }) => word) : text.split(/(?<=\s)/)
  // Spaces at line ends take no room, and sums of widths have rounding errors.
  const fewest = Math.ceil(widthInEms(text.replaceAll(' ', '')) / max - 1e-9)
  for (let count = Math.max(1, fewest); count <= words.length; count++) {
    const lines = best(words, count, max, widthInEms(text) / count)
    if (lines) return lines.lines
  }
  return [text]
}

/** Returns the best division of the words into `count` lines and its cost; null if none fits. */
function best(
  words: readonly string[],
  count: number,
  max: number,
  aim: number,
): { lines: string[]; cost: number } | null {
  const cost = (line: string): number => (widthInEms(line) - aim) ** 2 - bonus(line)
  if (count === 1) {
    const line = words.join('').trim()
    return line && widthInEms(line) <= max ? { lines: [line], cost: cost(line) } : null
  }
  let found: { lines: string[]; cost: number } | null = null
  for (let at = 1; at <= words.length - count + 1; at++) {
    const line = words.slice(0, at).join('').trim()
    if (widthInEms(line) > max) break
    const rest = best(words.slice(at), count - 1, max, aim)
    if (rest && (!found || cost(line) + rest.cost < found.cost)) {
      found = { lines: [line, ...rest.lines], cost: cost(line) + rest.cost }
    }
  }
  return found
}
