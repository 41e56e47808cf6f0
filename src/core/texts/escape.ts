/** Escapes text for the content and the quoted attributes of HTML, XML and SVG. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text that is already markup and needs no escaping. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | undefined | readonly Markup[]

/** Template tag for markup: it escapes text between pieces of markup, and `undefined` adds nothing. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(partText)))

function partText(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeMarkup(String(part))
}

/** Returns JSON for a data block inside `<script>`: no text in it can end the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
