import { readFileSync } from 'node:fs'

/** Every setting there is: an empty one counts as not set, and a developer's `.env` does not fill it any more. */
const blankSettings = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => [name, '']),
  )

/**
 * The settings of a site that browser tests look at, with nothing of the machine they run on.
 * @param given of which whoever starts the site chooses these four
 */
export const siteSettings = (given: Readonly<Record<string, string | undefined>>): Record<string, string> => ({
  ...blankSettings(),
  PORT: given.PORT ?? '',
  APP_URL: given.APP_URL ?? '',
  SMTP_URL: given.SMTP_URL ?? '',
  LOG_LEVEL: given.LOG_LEVEL || 'warn',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  // An invoice names who sells.
  OPERATOR_NAME: 'Luz Clara, S.L.',
  OPERATOR_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
})
