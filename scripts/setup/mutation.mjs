import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What `npm run mutation` changes, one area after the other, and the tests that have to notice.
 * @typedef {{ mutate: string[], tests: string[] }} Area
 * @type {Readonly<Record<string, Area>>}
 */
export const areas = {
  core: { mutate: ['src/core/**/*.ts'], tests: ['src/core/**/*.test.ts'] },
  payment: feature('payment', ['src/server/payments/*.ts']),
  shop: feature('shop'),
  auth: feature('auth'),
  report: feature('report'),
  me: feature('me'),
}

/**
 * The server's half of a feature, asked for by its own tests: with those of its neighbours a run would take a day.
 * @param {string} name
 * @param {string[]} more
 * @returns {Area}
 */
function feature(name, more = []) {
  const mutate = [`src/features/${name}/*.ts`, ...more]
  return { mutate, tests: mutate.map((path) => path.replace(/\*\.ts$/, '*.test.{ts,tsx}')) }
}

/** Lines that are changed together when only a share of the code is. */
const BLOCK = 8

/**
 * A share of the code of `files`, in blocks of lines that a seed chooses: ranges as Stryker reads them. With a fifth of
 * some hundred changes the score is known within a few percent, and the run takes minutes instead of hours.
 * @param {string[]} files
 * @param {number} share 0–1
 * @param {number} seed
 */
export function sampled(files, share, seed) {
  let state = seed >>> 0
  const random = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').length
    return Array.from(
      { length: Math.ceil(lines / BLOCK) },
      (_, n) => `${file}:${n * BLOCK + 1}-${(n + 1) * BLOCK}`,
    ).filter(() => random() < share)
  })
}

/** Sources of an area, without its tests. `folder/*.ts` or `folder/**\/*.ts`. */
const sourcesOf = (/** @type {string} */ pattern) => {
  const [folder = ''] = pattern.split('/*')
  return readdirSync(folder, { recursive: pattern.includes('**'), encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
    .sort()
}

const SEED = 1

/** The area that this process works on, whole or a share of it. */
export function areaAsked() {
  const name = process.env.MUTATION_AREA ?? 'core'
  const area = areas[name]
  if (!area) throw new Error(`No area ${name}. Areas: ${Object.keys(areas).join(', ')}`)
  const share = Number(process.env.MUTATION_SHARE ?? 1)
  if (!(share < 1)) return { name, ...area }
  return { name: `${name}-${share}`, tests: area.tests, mutate: sampled(area.mutate.flatMap(sourcesOf), share, SEED) }
}
