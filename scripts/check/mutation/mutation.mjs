import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../start/steps.mjs'

/** Tests of the notices for unused accounts and results before their deletion. */
const unused = ['unused-accounts', 'unused-refused', 'unused-results'].map((name) => `../server/retention/${name}`)

/**
 * Areas for `npm run mutation`: the code to change, and the tests that have to detect the changes.
 * @typedef {{ mutate: string[], tests: string[] }} Area
 * @type {Readonly<Record<string, Area>>}
 */
export const areas = {
  core: folder('{*,{account,brand,care,error,evidence,input,norms,review,texts}/*}'),
  'core/commerce': folder('{commerce,billing}/*'),
  'core/ops': folder('ops/*'),
  'core/site': folder('site/*'),
  'core/charts': folder('charts/{*,drawing/*}'),
  'core/charts/portrait': folder('charts/portrait/*'),
  'core/report': folder('report/**/*'),
  // A test that requests the cut-offs of its own instrument waits for ten thousand simulated sittings.
  psychometrics: measurement(
    '{*,{scoring,validity,norms,publication,disclosure,studies}/*}',
    '{copied-sheets,find-leaks,measurement-errors,outcome,public-norms,validity}*',
    ['!packages/psychometrics/src/validity/careless*.ts'],
  ),
  'psychometrics/chance': measurement('validity/careless*', 'chance'),
  'psychometrics/calibration': measurement('calibration/**/*'),
  ...payment(),
  shop: feature('shop', [], ['payment/coupons', 'payment/products', 'ops/books/books']),
  auth: feature('auth', [], ['me/delete-account', 'ops/customers/support', 'payment/address', 'report/unlock']),
  report: feature('report', [], [...unused, 'billing/issue-invoices']),
  me: feature('me'),
  credits: feature('credits', [], ['report/unlock', 'shop/gifts']),
  billing: feature('billing', [], ['payment/products', 'ops/books/books']),
  entitlements: {
    mutate: ['src/server/entitlements.ts'],
    tests: testsOf([
      '../server/entitlements',
      ...unused,
      ...['ops/customers/support', 'payment/revoked-products', 'payment/fulfil-order', 'payment/refunds/disputes'],
      ...['payment/refunds/refunds', 'report/closed-reports', 'report/view/mark-reports-read', 'report/unlock'],
    ]),
  },
  mails: mails(),
}

/**
 * Returns the area of a core folder with only its own tests, so that no other area waits for drawings or simulations.
 * @param {string} files
 * @param {string[]} without
 * @returns {Area}
 */
function folder(files, without = []) {
  return { mutate: [`src/core/${files}.ts`, ...without], tests: [`src/core/${files}.test.ts`] }
}

/**
 * Returns the area of a part of the package, with its own tests and those on published instruments, which are in the
 * site.
 * @param {string} files
 * @param {string} [published]
 * @param {string[]} without
 * @returns {Area}
 */
function measurement(files, published, without = []) {
  const tests = [`packages/psychometrics/src/${files}.test.ts`]
  if (published) tests.push(`src/content/tests/measurement/${published}.test.ts`)
  return { mutate: [`packages/psychometrics/src/${files}.ts`, '!packages/**/*.test.ts', ...without], tests }
}

/**
 * Returns the area of a feature's server code, with its own tests and those of other features that use it: with all
 * tests, a run would take a day.
 * @param {string} name
 * @param {string[]} more
 * @param {string[]} neighbours
 * @returns {Area}
 */
function feature(name, more = [], neighbours = []) {
  const mutate = [`src/features/${name}/**/*.ts`, `!src/features/${name}/ui/**/*`, ...more]
  const own = ['ts', 'tsx'].map((ext) => `src/features/${name}/**/*.test.${ext}`)
  return { mutate, tests: [...own, ...testsOf(neighbours)] }
}

/**
 * Returns integration test files by feature and name: `payment/repeated-payment` is in any folder of `src/features/payment`.
 * @param {string[]} names
 */
function testsOf(names) {
  return names.map((one) => {
    const [, folder = '', name = ''] = /^(.+)\/([^/]+)$/.exec(one) ?? []
    const root = folder.startsWith('../') ? join('src', folder.slice(3)) : join('src/features', folder)
    const file = readdirSync(root, { recursive: true, encoding: 'utf8' }).find(
      (path) => path === `${name}.integration.test.ts` || path.endsWith(`/${name}.integration.test.ts`),
    )
    return join(root, file ?? `${name}.integration.test.ts`)
  })
}

/**
 * Returns the areas of payment, each with the tests on its topic: almost every test buys something, and running all of
 * them for each change would take days. Random-history tests belong to no area.
 * @returns {Record<string, Area>}
 */
function payment() {
  const returned = [
    'refund-worker',
    'reconcile-refunds',
    'refund-failed',
    'refund-jobs',
    'refunds',
    'release-held-payment',
    'request-refund',
    'withdraw-order',
  ]
  const books = {
    mutate: ['src/features/books/*.ts'],
    tests: testsOf(['books/accounting', 'books/books', 'payment/reconcile-books']),
  }
  const refunds = {
    mutate: ['src/features/payment/{refunds,settlement}/*.ts', 'src/features/payment/jobs.ts'],
    tests: testsOf([
      ...returned.map((one) => `payment/refunds/${one}`),
      ...[
        'repeated-payment',
        'apply-checkout',
        'revoked-products',
        'disputes',
        'free',
        'fulfil-order',
        'mail',
        'products',
        'provider-faults',
      ].map((one) => `payment/${one}`),
      ...['reconciler', 'sandbox-disputes', 'paid-checkout-effects', 'webhook'].map((one) => `payment/${one}`),
    ]),
  }
  const elsewhere = refunds.mutate.map((file) => `!${file}`)
  return {
    'payment/provider': {
      mutate: ['src/server/payments/**/*.ts'],
      tests: [
        'src/server/payments/**/*.test.ts',
        ...testsOf(['payment/reconcile-books', 'payment/untrusted-payments']),
      ],
    },
    books,
    'payment/refunds': refunds,
    'payment/orders': {
      mutate: ['src/features/payment/{*,checkout/*,orders/*}.ts', ...elsewhere],
      tests: testsOf(
        [
          ...[
            'address',
            'repeated-payment',
            'concurrent-payments',
            'checkout',
            'claims',
            'country',
            'coupons',
            'earlier-checkout',
            'free',
          ],
          ...[
            'offer',
            'products',
            'provider-faults',
            'untrusted-payments',
            'resend',
            'resume-checkout',
            'sandbox-disputes',
          ],
        ].map((one) => `payment/${one}`),
      ),
    },
  }
}

/**
 * Returns the area of all mail code in the features: the job handlers, which are `.tsx` files because they render
 * mails. Its tests check the mails that arrived.
 * @returns {Area}
 */
function mails() {
  const tests = [
    ...[
      'auth/mails',
      'auth/checkout-account',
      'me/mail',
      'me/delete-account',
      'payment/refunds/refund-worker',
      'payment/refunds/release-held-payment',
    ],
    ...['payment/mail', 'payment/resend', 'payment/sandbox-disputes'],
    ...['report/found-reports', 'report/mail', 'report/mail-contents', 'report/reminder-due', 'report/reminder-mail'],
    'report/retrieve',
    ...['shop/mail', ...unused],
  ]
  return {
    mutate: ['src/features/*/**/*.tsx', '!src/features/*/**/*.test.tsx', '!src/features/*/ui/**/*'],
    tests: [...testsOf(tests), 'src/features/alarms/notify-operator.test.ts'],
  }
}

/**
 * Returns area names, each with those below it: `core` includes `core/report`.
 * @param {string[]} asked empty for all
 * @throws UserError naming unknown areas
 */
export function expandAreas(asked) {
  const names = Object.keys(areas)
  const isIn = (/** @type {string} */ name, /** @type {string} */ one) => name === one || name.startsWith(`${one}/`)
  const unknown = asked.filter((one) => !names.some((name) => isIn(name, one)))
  if (unknown.length) throw new UserError(`Unknown area ${unknown.join(', ')}. Areas: ${names.join(', ')}`)
  return asked.length ? names.filter((name) => asked.some((one) => isIn(name, one))) : names
}

/** Number of consecutive lines in a block of the sample. */
const BLOCK = 8

/**
 * Returns a random sample of the code of `files`, in blocks of lines chosen by a seed, as ranges in Stryker's format. A
 * fifth of several hundred changes gives the score within a few percent, in minutes instead of hours.
 * @param {string[]} files
 * @param {number} share 0–1
 * @param {number} seed
 */
export function sampleCode(files, share, seed) {
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

/** Returns the files that match the patterns; a pattern that begins with `!` excludes files. */
export function filesOf(/** @type {string[]} */ patterns) {
  const wanted = patterns.filter((one) => !one.startsWith('!')).map(matcherOf)
  const unwanted = patterns.filter((one) => one.startsWith('!')).map((one) => matcherOf(one.slice(1)))
  return ['src', 'packages']
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)))
    .filter((file) => wanted.some((one) => one.test(file)))
    .filter((file) => !unwanted.some((one) => one.test(file)))
    .sort()
}

/** Returns the expression for a glob: `*` within a folder, `**\/` for any folders, `{a,b}` for alternatives. */
const matcherOf = (/** @type {string} */ pattern) => {
  const one = { '.': '\\.', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' }
  const parts = pattern.split('**/').map((part) => part.replace(/[.*{},]/g, (sign) => one[sign]))
  return new RegExp(`^${parts.join('(?:.*/)?')}$`)
}

/** Returns the area of this process, whole or as a sample, with its tests as files. */
export function selectedArea() {
  const asked = process.env.MUTATION_AREA ?? 'core'
  const area = areas[asked]
  if (!area) throw new Error(`No area ${asked}. Areas: ${Object.keys(areas).join(', ')}`)
  const name = asked.replaceAll('/', '-')
  const share = Number(process.env.MUTATION_SHARE ?? 1)
  const seed = Number(process.env.MUTATION_SEED ?? 1)
  const tests = filesOf(area.tests)
  if (!(share < 1)) return { name, mutate: area.mutate, tests }
  const sources = filesOf(area.mutate).filter((file) => !file.endsWith('.test.ts'))
  return { name: `${name}-${share}-${seed}`, mutate: sampleCode(sources, share, seed), tests }
}
