/**
 * Returns attributes for an element that leads to a test: if this browser is in the middle of the test, enhance.js
 * replaces its content with `text` and the number of answers for `{{answered}}`. An empty, hidden element appears only
 * then.
 */
export const resumeAttributes = ({ slug, version }: { slug: string; version: number }, text: string) => ({
  'data-run': slug,
  'data-version': version,
  'data-on': text,
})

/** Placeholder in the texts for a number that only the browser has. */
export const answeredPlaceholder = '{{answered}}'
