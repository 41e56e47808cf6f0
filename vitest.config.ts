import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Tests use only the settings below: neither those of the machine nor a developer's own.
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
      'server-only': at('./src/testing/server-only.ts'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' as const } },
}
/** Configuration for tests of single client components, which have no router around them. */
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
  // Fuzzing, printing and a hundred refused requests are slow on a busy machine.
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
/** Whether a test replaces modules and so gets copies of its own; the others share theirs. */
export const isAlone = has(/vi\.(mock|hoisted|resetModules)\(/)
/** Whether a test runs in a simulated browser page, which such tests share. */
export const isInPage = has(/@vitest-environment/)

/** One retry; `npm test` lists retried tests at its end, as the browser tests do. */
const oneRetry = { retry: 1 }

/** Tests that talk to a database. */
const integration = files.filter((file) => file.endsWith('.integration.test.ts'))
const alone = integration.filter(isAlone)
/**
 * Whether a test renders whole PDFs and reads them again: these take a third of the time of all others, so they are a
 * separate step.
 */
const isPrinting = has(/@\/testing\/pdf-|\/pdf\/render'/)
const plain = files.filter((file) => /(?<!\.integration)\.test\.tsx?$/.test(file))
const printing = plain.filter((file) => file.startsWith('src/pdf/') || isPrinting(file))
/** Contract test with the framework, on the output of a build. */
const contract = ['src/documents/framework.test.ts']
const unit = plain.filter((file) => !printing.includes(file) && !contract.includes(file))
const unitAlone = unit.filter(isAlone)
const unitInPage = unit.filter((file) => isInPage(file) && !isAlone(file))

/** Tests that also have to pass on the embedded database: opening, migrating, and one flow of each feature. */
const embedded = [
  'src/server/{db/advisory-lock,db/pglite,jobs/outbox,limits/rate-limit}.integration.test.ts',
  'src/features/assessments/{resume,counter}.integration.test.ts',
  'src/features/payment/checkout/checkout.integration.test.ts',
  'src/features/report/unlock.integration.test.ts',
  'src/features/share/comparisons.integration.test.ts',
  'src/features/shop/gifts.integration.test.ts',
  'src/features/shop/vip.integration.test.ts',
  'src/features/review/newest-reviews.integration.test.ts',
  'src/features/ops/norms/norms.integration.test.ts',
  'src/features/norms/open-data-files.integration.test.ts',
  'src/features/me/export/export.integration.test.ts',
  'src/features/auth/register.integration.test.ts',
]

/** With a database server, the test of the embedded database runs in its own project. */
const elsewhere = process.env.TEST_DATABASE_URL ? ['src/server/db/pglite.integration.test.ts'] : []

export default defineConfig({
  test: {
    // Vitest leaves one core free by default, which is half of two cores.
    maxWorkers: availableParallelism(),
    reporters: ['default', './scripts/check/retried-tests.mjs'],
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
          setupFiles: ['src/testing/shared-window.ts'],
          environment: 'happy-dom',
          // All of them share a page: a followed link must not navigate it away from later tests.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          isolate: false,
        },
      },
      { ...shared, test: { ...common, name: 'unit-alone', include: unitAlone } },
      // A separate process: the framework runs in it as on a server.
      { ...shared, test: { ...common, name: 'contract', include: contract, pool: 'forks' } },
      { ...shared, test: { ...common, name: 'pdf', include: printing, isolate: false } },
      {
        ...shared,
        test: {
          ...common,
          ...oneRetry,
          name: 'integration',
          include: integration,
          exclude: [...alone, ...elsewhere],
          isolate: false,
        },
      },
      { ...shared, test: { ...common, ...oneRetry, name: 'integration-alone', include: alone } },
      {
        ...shared,
        test: {
          ...common,
          ...oneRetry,
          name: 'embedded',
          include: embedded,
          isolate: false,
          // Answers and scores are sealed here, as under `npm start`.
          env: { ...env, TEST_DATABASE_URL: '', DATA_KEYS: `tests:${Buffer.alloc(32, 7).toString('base64')}` },
        },
      },
    ],
  },
})
