/** Text for the content and the quoted attributes of HTML, XML and SVG. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON for a data block inside `<script>`: no text in it can end the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
