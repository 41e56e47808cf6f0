import type { HelpForm } from '../instrument'

const forms = /<([^<>|]*)\|([^<>|]*)(?:\|([^<>|]*))?>/g

/**
 * Chooses between the forms of a text by the help on the page. `<as a rule|where help comes first>` has two, the second
 * where a number to call stands before everything else; `<no help|soft help|help first>` has three, for a text that must
 * not repeat or contradict the date of the soft form either. A form is empty where it would only repeat the help.
 */
export function textBeside(help: HelpForm, text: string): string {
  if (!text.includes('<')) return text
  return text
    .replaceAll(forms, (_, none: string, second: string, third?: string) => {
      if (help === 'none') return none
      if (help === 'first') return third ?? second
      return third === undefined ? none : second
    })
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
