import { expect, test } from 'vitest'
import { reportVersions } from './versions'

const versions = await reportVersions()

/**
 * Pieces that are true whether or not answers differ: those beside help, and those for one option chosen throughout.
 */
const ofNoSearch = new Set([
  'difference.beside-help',
  'difference.beside-light',
  'difference.beside-mind',
  'difference.beside-body',
  'difference.beside-act',
  'difference.heavy',
  'difference.one-option',
  'pull.beside-help',
])

test.each(versions)('every “difference” and “pull” text in the letter of $name lists its source answers', ({ key }) => {
  const { difference, pull } = key.letter
  const nameless = [...difference, ...pull].filter(
    ({ id, items = [], mentions = [], when }) =>
      !ofNoSearch.has(id) && (when === undefined || items.length + mentions.length === 0),
  )
  expect(nameless.map(({ id }) => id)).toEqual([])
})
