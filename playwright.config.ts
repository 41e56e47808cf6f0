import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// The tests' own date calculations must not depend on the machine's time zone either.
process.env.TZ = 'UTC'
const port = Number(process.env.E2E_PORT ?? 4310)
/** Port of a second server, which sends its mail to the SMTP server of e2e/buying/smtp.spec.ts. */
export const smtpSitePort = port + 1
export const smtpPort = port + 2

const chromium = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
  // The same fonts, and so the same text widths, on every machine.
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/support/fonts.conf') },
}

/** Returns the log file of a server for the whole run, read at the end. */
export const logOf = (at: number): string => `var/e2e-${at}.log`
// The shell opens the log file before the server creates the folder.
mkdirSync('var', { recursive: true })

/** Runs after all other tests. */
const afterwards = 'log.spec.ts'

/** Tests for the desktop only: a phone has no keyboard, and there is only one SMTP server. */
const desktopOnly = ['keyboard.spec.ts', 'smtp.spec.ts']

const server = (at: number, env: Record<string, string>) => ({
  command: `node --import tsx e2e/support/server.ts > ${logOf(at)}`,
  url: `http://localhost:${at}/api/health`,
  env: {
    PORT: String(at),
    APP_URL: `http://localhost:${at}`,
    LOG_LEVEL: 'debug',
    SMTP_URL: '',
    E2E_NAME: `e2e-${at}`,
    E2E_SEED: '',
    E2E_FIGURES: '',
    ...env,
  },
  reuseExistingServer: false,
  timeout: 180_000,
})

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Retried tests are listed as flaky at the end, and again at the end of `npm test`.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/check/retried-tests.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Defaults for tests that set none; otherwise the machine's settings would apply.
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing every test is expensive; the first retry of a failed test has a trace.
    trace: 'on-first-retry',
    // A step that times out is reported before the test's own timeout.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: chromium,
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: [...desktopOnly, afterwards],
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
      // Tests in which a wide window changes the page; all others run only on a phone.
      testMatch: [
        ...desktopOnly,
        'documents.spec.ts',
        'column.spec.ts',
        'shop.spec.ts',
        'journey.spec.ts',
        'share.spec.ts',
      ],
      grepInvert: /@phone/,
    },
    { name: 'log', testMatch: afterwards, dependencies: ['phone', 'desktop'] },
  ],
  // The second server starts in parallel with the first; tests that need it wait for it (e2e/support/smtp-site.ts). It
  // has an embedded database.
  webServer: [
    { ...server(smtpSitePort, { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, E2E_DATABASE_URL: '' }), url: undefined },
    server(port, { E2E_FIGURES: 'yes' }),
  ],
})
