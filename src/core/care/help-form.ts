import type { Help } from '../instrument'

const either = /<([^<>|]*)\|([^<>|]*)>/g

/**
 * Chooses between the two forms of a text: of every `<as a rule|where help stands first>` the first half, or the second
 * where a number to call stands before everything else. The second half is empty where the sentence would only say
 * again whom to call.
 * @param help whether help stands first in this report
 */
export function textBeside(help: Help, text: string): string {
  if (!text.includes('<')) return text
  return text
    .replaceAll(either, help === 'first' ? '$2' : '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
