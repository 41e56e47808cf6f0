/** Returns every text with a space in a value, such as a report, in any order. */
export const everyText = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.includes(' ')
      ? [value]
      : []
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(everyText)
      : []

/** Returns text with the entities that React writes. */
export const escaped = (text = ''): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
