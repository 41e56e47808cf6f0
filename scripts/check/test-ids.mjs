// Plain JavaScript, because test-security.mjs, which Node runs without a compiler, imports it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {`[${string}]`} TestId Id at the end of a title, brackets included: `[code-once]` */

/**
 * Pattern of a test or describe title that ends with an id: a string with words before the id, and a function after it.
 */
const title = /\(\s*(['"`])(?:(?!\1)[^\n])+ (\[[a-z0-9]+(?:-[a-z0-9]+)+\])\1,\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?\(/g

/**
 * Returns the ids in the titles of a test file.
 * @param {string} source of a file of tests
 * @returns {TestId[]} ids of its titles
 */
export const idsIn = (source) => [...source.matchAll(title)].map(([, , id]) => /** @type {TestId} */ (id))

/**
 * Returns every id in a title with its file.
 * @returns {{ id: TestId, file: string }[]}
 */
export const listTestIds = () =>
  ['src', 'emails', 'scripts', 'e2e']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => idsIn(readFileSync(file, 'utf8')).map((id) => ({ id, file })))

/**
 * Returns the ids that a document or a table refers to, each in quotes or backticks.
 * @returns {TestId[]}
 */
export const referencedIds = (text) =>
  [...text.matchAll(/['`](\[[a-z0-9]+(?:-[a-z0-9]+)+\])['`]/g)].map(([, id]) => /** @type {TestId} */ (id))
