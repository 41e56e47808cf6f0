import { helps } from '@/core/instrument'
import { textBeside } from '@/core/report/slots'

/** Minimum number of characters left of a text beside help. */
const LEAST = 2

/**
 * Returns the errors of a text with two forms, `<normally|beside help>`: unclosed brackets, and empty forms. Advice for a
 * part (`…helps`) may be left out beside help.
 */
export function formFaults(text: string, path = ''): string[] {
  if (!/[<>]/.test(text)) return []
  const forms = helps.map((help) => textBeside(help, text))
  return [
    ...(forms.some((form) => /[<>]/.test(form)) ? ['a form for help is not closed, or has no second half'] : []),
    ...(forms.some((form) => form.length < LEAST) && !(path.endsWith('.helps') && textBeside('none', text))
      ? ['nothing is left of it in one of its forms']
      : []),
    ...(forms.some((form) => /[。，；：][。，；]|\s[,.;:]/.test(form)) ? ['a form leaves two marks side by side'] : []),
  ]
}
