import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Tests see the settings below and no others: neither those of the machine nor a developer's own.
for (const [, name] of readFileSync(at('.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)) {
  if (name) delete process.env[name]
}
process.env.TZ = 'UTC'

export const shared = {
  resolve: {
    alias: {
      '@emails': at('./emails'),
      '@locales': at('./locales'),
      '@mindglass/psychometrics': at('./packages/psychometrics/src'),
      '@': at('./src'),
      'server-only': at('./src/testing/empty.ts'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' as const } },
}
/** No router is around a client component that is tested by itself. */
const inPage = {
  ...shared,
  resolve: { alias: { ...shared.resolve.alias, 'next/navigation': at('./src/testing/navigation.ts') } },
}
const env = {
  NODE_ENV: 'test' as const,
  APP_URL: 'http://localhost:3000',
  APP_SECRET: 'only-for-tests-only-for-tests-only',
  LOG_LEVEL: 'silent',
}
export const common = {
  pool: 'threads' as const,
  // Fuzzing, printing and a hundred refused requests take their time on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  server: { deps: { inline: ['next-i18next'] } },
  env,
}
const exclude = ['**/node_modules/**', '.next/**', 'dist/**', 'var/**', '.stryker-tmp*/**']

const files = ['src', 'emails', 'packages', 'scripts'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
)
const has = (pattern: RegExp) => (file: string) => pattern.test(readFileSync(at(file), 'utf8'))
/** Tests that swap modules get copies of their own; the others share. */
export const isAlone = has(/vi\.(mock|hoisted|resetModules)\(/)
/** Tests of what happens in a browser, which share a page that is no real one. */
export const isInPage = has(/@vitest-environment/)

/** What needed a second try is listed at the end of `npm test`, as in the browser's tests. */
const secondTry = { retry: 1 }

/** Tests that talk to a database. */
const integration = files.filter((file) => file.endsWith('.integration.test.ts'))
const alone = integration.filter(isAlone)
/** Tests that print whole papers and read them again take a third of the time of all others: a step of their own. */
const isPrinting = has(/@\/testing\/pdf-|\/pdf\/render'/)
const plain = files.filter((file) => /(?<!\.integration)\.test\.tsx?$/.test(file))
const printing = plain.filter((file) => file.startsWith('src/pdf/') || isPrinting(file))
/** The contract with the framework, on what a build leaves. */
const contract = ['src/documents/framework.test.ts']
const unit = plain.filter((file) => !printing.includes(file) && !contract.includes(file))
const unitAlone = unit.filter(isAlone)
const unitInPage = unit.filter((file) => isInPage(file) && !isAlone(file))

/** What has to work on the embedded database too: opening, migrating, and one journey of each feature. */
const embedded = [
  'src/server/{db/advisory-lock,db/pglite,jobs/outbox,limits/rate-limit}.integration.test.ts',
  'src/features/assessments/{resume,counter}.integration.test.ts',
  'src/features/payment/checkout/checkout.integration.test.ts',
  'src/features/report/unlock.integration.test.ts',
  'src/features/share/comparisons.integration.test.ts',
  'src/features/shop/gifts.integration.test.ts',
  'src/features/shop/vip.integration.test.ts',
  'src/features/review/newest.integration.test.ts',
  'src/features/ops/norms/norms.integration.test.ts',
  'src/features/norms/open-data-files.integration.test.ts',
  'src/features/me/export/export.integration.test.ts',
  'src/features/auth/register.integration.test.ts',
]

/** Where a server is asked, the embedded database is tried in a project of its own. */
const elsewhere = process.env.TEST_DATABASE_URL ? ['src/server/db/pglite.integration.test.ts'] : []

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    reporters: ['default', './scripts/check/second-tries.mjs'],
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...exclude,
            'e2e/**',
            '**/*.integration.test.ts',
            ...unitAlone,
            ...unitInPage,
            ...printing,
            ...contract,
          ],
          isolate: false,
        },
      },
      {
        ...inPage,
        test: {
          ...common,
          name: 'unit-page',
          include: unitInPage,
          setupFiles: ['src/testing/shared-page.ts'],
          environment: 'happy-dom',
          // All of them share a page: a link that is followed must not take it away from those that come after.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          isolate: false,
        },
      },
      { ...shared, test: { ...common, name: 'unit-alone', include: unitAlone } },
      // A process of its own: the framework runs in it as it does on a server.
      { ...shared, test: { ...common, name: 'contract', include: contract, pool: 'forks' } },
      { ...shared, test: { ...common, name: 'pdf', include: printing, isolate: false } },
      {
        ...shared,
        test: {
          ...common,
          ...secondTry,
          name: 'integration',
          include: integration,
          exclude: [...alone, ...elsewhere],
          isolate: false,
        },
      },
      { ...shared, test: { ...common, ...secondTry, name: 'integration-alone', include: alone } },
      {
        ...shared,
        test: {
          ...common,
          ...secondTry,
          name: 'embedded',
          include: embedded,
          isolate: false,
          // And with answers and scores sealed, as `npm start` has it.
          env: { ...env, TEST_DATABASE_URL: '', DATA_KEYS: `tests:${Buffer.alloc(32, 7).toString('base64')}` },
        },
      },
    ],
  },
})
