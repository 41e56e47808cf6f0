import { commandLine } from '../audit'
import { type Command, UsageError } from '../command-kind'
import { addBlock, liftBlock, listBlocks } from './blocks'
import { mostDays } from './blocks-schema'

export const blockCommands: Readonly<Record<string, Command>> = {
  'block list': {
    usage: 'block list',
    run: async ({ database: { db }, now }) => {
      const { rows } = await listBlocks(db, commandLine, { q: '', page: 1, whole: true }, now)
      const lines = rows.map(({ id, label, reason, expiresAt, over }) =>
        [id, label, over ? 'over' : `until ${expiresAt.slice(0, 10)}`, reason].join('  '),
      )
      return lines.join('\n') || 'None.'
    },
  },
  'block add': {
    usage: `block add <mail|ip> <days> --reason "…"      ${mostDays} days at most; may not sign up, review or buy`,
    reasoned: true,
    run: async ({ database: { db }, words: [value = '', typed = ''], reason, now }) => {
      const days = Number(typed)
      if (!Number.isInteger(days) || days < 1 || days > mostDays) {
        throw new UsageError(`The days are a number from 1 to ${mostDays}, not “${typed}”.`)
      }
      await addBlock(db, commandLine, { kind: value.includes('@') ? 'address' : 'network', value, days, reason }, now)
      return 'Blocked.'
    },
  },
  'block lift': {
    usage: 'block lift <id> --reason "…"',
    reasoned: true,
    run: async ({ database: { db }, words: [blockId], reason, now }) => {
      if (!blockId) return null
      await liftBlock(db, commandLine, { blockId, reason }, now)
      return 'Lifted.'
    },
  },
}
