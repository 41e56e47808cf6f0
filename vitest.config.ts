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
      '@': at('./src'),
      'server-only': at('./src/testing/empty.ts'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' as const } },
}
const env = {
  NODE_ENV: 'test' as const,
  APP_URL: 'http://localhost:3000',
  APP_SECRET: 'only-for-tests-only-for-tests-only',
  LOG_LEVEL: 'silent',
}
export const common = {
  pool: 'threads' as const,
  // Fuzzing takes its time on a busy machine.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  server: { deps: { inline: ['next-i18next'] } },
  env,
}
const exclude = ['**/node_modules/**', '.next/**', 'dist/**', 'var/**', '.stryker-tmp*/**']

const files = ['src', 'emails', 'scripts'].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
)
/** Tests that swap modules or settings, or need a page, get copies of their own; the others share. */
const isAlone = (file: string) =>
  /vi\.(mock|hoisted|resetModules)\(|@vitest-environment/.test(readFileSync(at(file), 'utf8'))

/** Tests that talk to a database. */
const integration = files.filter((file) => file.endsWith('.integration.test.ts'))
const alone = integration.filter(isAlone)
const unitAlone = files.filter((file) => /(?<!\.integration)\.test\.tsx?$/.test(file)).filter(isAlone)

/** What has to work on the embedded database too: opening, migrating, and one journey of each feature. */
const embedded = [
  'src/server/{advisory-lock,pglite,outbox,rate-limit}.integration.test.ts',
  'src/features/assessments/{resume,counter}.integration.test.ts',
  'src/features/payment/checkout.integration.test.ts',
  'src/features/report/unlock.integration.test.ts',
  'src/features/share/comparisons.integration.test.ts',
  'src/features/shop/gifts.integration.test.ts',
  'src/features/shop/vip.integration.test.ts',
  'src/features/review/newest.integration.test.ts',
  'src/features/norms/command.integration.test.ts',
  'src/features/me/export.integration.test.ts',
  'src/features/auth/register.integration.test.ts',
]

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, 'e2e/**', '**/*.integration.test.ts', ...unitAlone],
          isolate: false,
        },
      },
      { ...shared, test: { ...common, name: 'unit-alone', include: unitAlone } },
      {
        ...shared,
        test: { ...common, name: 'integration', include: integration, exclude: alone, isolate: false },
      },
      { ...shared, test: { ...common, name: 'integration-alone', include: alone } },
      {
        ...shared,
        test: {
          ...common,
          name: 'embedded',
          include: embedded,
          isolate: false,
          env: { ...env, TEST_DATABASE_URL: '' },
        },
      },
    ],
  },
})
