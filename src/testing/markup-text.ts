/** Returns every text with a space in a value, such as a report, in any order. */
export const collectTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.includes(' ')
      ? [value]
      : []
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(collectTexts)
      : []

/** Returns text with the entities that React writes. */
export const escapeText = (text = ''): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
