/** Every text of a report of its own, in whatever order. */
export const everyText = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.includes(' ')
      ? [value]
      : []
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(everyText)
      : []

/** Text with the entities that React writes. */
export const escaped = (text = ''): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
