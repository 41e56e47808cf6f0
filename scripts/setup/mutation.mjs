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
 * The server's half of a feature. What it promises is often asked for by its neighbours' tests.
 * @param {string} name
 * @param {string[]} more
 * @returns {Area}
 */
function feature(name, more = []) {
  return {
    mutate: [`src/features/${name}/*.ts`, ...more],
    tests: [
      'src/features/{payment,shop,auth,report,me}/*.test.{ts,tsx}',
      'src/server/payments/*.test.ts',
      'src/testing/authorization.integration.test.ts',
    ],
  }
}

/** The area that this process works on. */
export function areaAsked() {
  const name = process.env.MUTATION_AREA ?? 'core'
  const area = areas[name]
  if (!area) throw new Error(`No area ${name}. Areas: ${Object.keys(areas).join(', ')}`)
  return { name, ...area }
}
