import { readFileSync } from 'node:fs'

/** What whoever starts the site may choose; everything else is the same on every machine. */
type Given = Partial<Record<'PORT' | 'APP_URL' | 'LOG_LEVEL' | 'SMTP_URL', string | undefined>>

/** Every setting there is: an empty one counts as not set, and a developer's `.env` does not fill it any more. */
const blankSettings = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => [name, '']),
  )

/** The settings of a site that browser tests look at, with nothing of the machine they run on. */
export const siteSettings = ({ PORT = '', APP_URL = '', LOG_LEVEL, SMTP_URL = '' }: Given): Record<string, string> => ({
  ...blankSettings(),
  ...{ PORT, APP_URL, SMTP_URL, LOG_LEVEL: LOG_LEVEL || 'warn' },
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  TZ: 'UTC',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  // An invoice names who sells.
  OPERATOR_NAME: 'Luz Clara, S.L.',
  OPERATOR_ADDRESS: 'Calle Mayor 1, 28013 Madrid',
})
