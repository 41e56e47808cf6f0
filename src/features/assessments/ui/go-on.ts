/**
 * Marks an element that leads to a test: where this browser is in the middle of it, enhance.js writes `text` there
 * instead, with the number of answers for `{{answered}}`. An empty, hidden element appears only then.
 */
export const goOnWith = ({ slug, version }: { slug: string; version: number }, text: string) => ({
  'data-run': slug,
  'data-version': version,
  'data-on': text,
})

/** The number that only the browser knows, as it stands in the texts. */
export const answered = '{{answered}}'
