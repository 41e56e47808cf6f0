import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const shared = {
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
const server = { deps: { inline: ['next-i18next'] } }
const env = {
  NODE_ENV: 'test' as const,
  APP_URL: 'http://localhost:3000',
  APP_SECRET: 'only-for-tests-only-for-tests-only',
  LOG_LEVEL: 'silent',
}
const exclude = ['**/node_modules/**', 'e2e/**', '.next/**', 'var/**']

// `*.integration.test.ts` talk to a database; everything else is a unit test.
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.integration.test.ts'],
          pool: 'threads',
          // Fuzzing takes its time on a busy machine.
          testTimeout: 30_000,
          server,
          env,
        },
      },
      {
        ...shared,
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude,
          pool: 'threads',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          server,
          env,
        },
      },
    ],
  },
})
