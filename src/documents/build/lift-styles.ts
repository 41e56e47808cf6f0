import { STYLE_ATTRIBUTE } from '../framework'

/**
 * Moves `style` attributes of a document into one `<style>` in its head, so that its policy can name that by its hash
 * and needs no 'unsafe-inline'. The doubled selector outranks classes, as the attribute did.
 * @throws Error for a declaration with a character that has a meaning in HTML
 */
export function liftStyles(html: string): string {
  const lifted: string[] = []
  const body = html.replace(STYLE_ATTRIBUTE, (_, before: string, declarations: string) => {
    if (/[&<>{}]/.test(declarations)) throw new Error(`a document has the style "${declarations}"`)
    const known = lifted.indexOf(declarations)
    const place = known < 0 ? lifted.push(declarations) - 1 : known
    return `${before} data-s="${place}"`
  })
  if (lifted.length === 0) return html
  const rules = lifted.map((declarations, place) => `[data-s="${place}"][data-s]{${declarations}}`)
  return body.replace('</head>', `<style>${rules.join('')}</style></head>`)
}
