import { textBeside } from '@/core/care/help-form'
import { helps } from '@/core/instrument'

/** Fewest characters that must be left of a text where help stands first. */
const LEAST = 2

/** Faults of a text with two forms, `<as a rule|where help stands first>`: open brackets, and forms with nothing in them. */
export function formFaults(text: string): string[] {
  if (!/[<>]/.test(text)) return []
  const forms = helps.map((help) => textBeside(help, text))
  return [
    ...(forms.some((form) => /[<>]/.test(form)) ? ['a form for help is not closed, or has no second half'] : []),
    ...(forms.some((form) => form.length < LEAST) ? ['nothing is left of it in one of its forms'] : []),
    ...(forms.some((form) => /[。，；：][。，；]|\s[,.;:]/.test(form)) ? ['a form leaves two marks side by side'] : []),
  ]
}
