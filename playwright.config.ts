import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// What tests compute themselves is not of the machine's place either.
process.env.TZ = 'UTC'
const port = Number(process.env.E2E_PORT ?? 4310)
/** A second server, which sends its mail to the SMTP server of e2e/buying/smtp.spec.ts. */
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
  // Letters of one width, whatever fonts this machine has.
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/support/fonts.conf') },
}

/** What a server writes down of the whole run, read at its end. */
export const logOf = (at: number): string => `var/e2e-${at}.log`
// The shell opens the file before the server is there to make a folder.
mkdirSync('var', { recursive: true })

/** Read when everything else has been tried. */
const afterwards = 'log.spec.ts'

/** A phone has no keyboard, and there is one SMTP server. */
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
  // What needed another try is listed as flaky at the end, and once more at the end of `npm test`.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./scripts/check/second-tries.mjs']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Where nobody says otherwise; else it would be the machine's.
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test is dear; a second try of what failed has one.
    trace: 'on-first-retry',
    // A step that waits in vain is named before the test's own time is over.
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
      // Where a wide window changes what is seen; everything else is tried on a phone alone.
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
  // The second one starts beside the first: who needs it waits for it (e2e/support/smtp-site.ts). It has an embedded database.
  webServer: [
    { ...server(smtpSitePort, { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, E2E_DATABASE_URL: '' }), url: undefined },
    server(port, { E2E_FIGURES: 'yes' }),
  ],
})
