import { defineCommand } from 'citty'
import { env } from '@/env'
import { forgetDataKeys } from '@/server/crypto/data-keys'
import { resealSittings, resealStudies, sealedSittings } from '@/server/crypto/reseal-data'
import type { Db } from '@/server/db/db'
import { auditedAction, commandLine } from '../audit'
import { defineSiteCommand, reasonOption } from '../site-command'
import { resealSecrets } from './staff-secret'

/** Once nothing was left to do, keys that seal nothing any more need not be in the settings. */
async function rotate(db: Db): Promise<string> {
  const [newest] = env.DATA_KEYS
  if (!newest) return 'DATA_KEYS has no key: everything stays in clear.'
  const sittings = await resealSittings(db, newest.id)
  const studies = await resealStudies(db, newest.id)
  if (sittings + studies > 0) {
    const also = studies > 0 ? ` and ${studies} answers of studies` : ''
    return `${sittings} sittings${also} are sealed with "${newest.id}" now. When every process has this key as its first, run it once more.`
  }
  const gone = await forgetDataKeys(db, newest.id)
  const unneeded = gone.map((id) => `"${id}"`).join(', ')
  return `Everything is sealed with "${newest.id}".${unneeded && ` No longer needed in DATA_KEYS: ${unneeded}.`}`
}

export const dataCommands = defineCommand({
  meta: { description: 'Seal answers and scores with the keys of DATA_KEYS' },
  subCommands: {
    status: defineSiteCommand('Count the sittings that each key seals', {}, async ({ database: { db } }) => {
      const keys = await sealedSittings(db)
      return keys.map(({ key, count }) => `${key}  ${count}`).join('\n') || 'No answers yet.'
    }),
    rotate: defineSiteCommand(
      'Seal everything with the first key of DATA_KEYS',
      { reason: reasonOption },
      ({ database: { db } }, { reason }) =>
        auditedAction(db, commandLine, { act: 'data.rotate', subject: 'keys:data', reason }, () => rotate(db)),
    ),
  },
})

export const secretCommands = defineCommand({
  meta: { description: 'Change APP_SECRET' },
  subCommands: {
    rotate: defineSiteCommand(
      'Encrypt the second factors of the staff with the new APP_SECRET',
      { reason: reasonOption },
      ({ database: { db } }, { reason }) =>
        auditedAction(db, commandLine, { act: 'data.rotate', subject: 'keys:secret', reason }, async () => {
          const { sealed, lost } = await resealSecrets(db)
          const lines = lost.map(
            (email) => `Cannot be opened, \`npm run ops -- staff reset ${email}\` sets it up anew.`,
          )
          return [`${sealed} second factors are encrypted with the new secret.`, ...lines].join('\n')
        }),
    ),
  },
})
