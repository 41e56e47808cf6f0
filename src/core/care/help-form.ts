import type { HelpForm } from '../instrument'

const either = /<([^<>|]*)\|([^<>|]*)>/g

/**
 * Chooses between the two forms of a text: each `<as a rule|where help stands first>` becomes its first half, or its
 * second half where a number to call stands before everything else. The second half is empty where the sentence would
 * only repeat whom to call.
 * @param help whether help stands first in this report
 */
export function textBeside(help: HelpForm, text: string): string {
  if (!text.includes('<')) return text
  return text
    .replaceAll(either, help === 'first' ? '$2' : '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
