import { readFileSync } from 'node:fs'

/** Returns every setting as an empty string, which counts as not set, so that a developer's `.env` cannot fill it. */
const blankSettings = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => [name, '']),
  )

/**
 * Returns the settings of a site under browser test, which do not depend on the machine.
 * @param given the four settings that the caller of the site may choose
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
  // An invoice names the seller.
  OPERATOR_NAME: 'Luz Clara, S.L.',
  OPERATOR_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
})
