import { accountEmail, accountProblem } from '@/core/input/email'
import { isStaffRole, staffRoles } from '@/core/ops/acts'
import { commandLine } from '../audit'
import { readAudit } from '../audit-log'
import type { Command, Given } from '../command-kind'
import { addStaff, changeRole, disableStaff, listStaff, resetStaff, staffIdOf } from './staff'

const roles = staffRoles.join('|')
const everything = { q: '', page: 1, whole: true }
const handOver = (url: string): string =>
  `Hand this over to the person; it works once, within a day, and is shown only now:\n${url}`

/** The id of the person whose address stands behind the command. */
const named = ({ database, words }: Given): Promise<string> => staffIdOf(database.db, accountEmail(words[0] ?? ''))

export const staffCommands: Readonly<Record<string, Command>> = {
  'staff list': {
    usage: 'staff list',
    run: async ({ database: { db } }) => {
      const { rows } = await listStaff(db, commandLine, everything)
      return rows.map(({ email, role, state }) => `${email}  ${role}  ${state}`).join('\n') || 'None.'
    },
  },
  'staff add': {
    usage: `staff add <mail> --role ${roles}`,
    run: async ({ database: { db }, words: [typed = ''], options: { role }, reason, now }) => {
      if (accountProblem(typed) || !isStaffRole(role)) return null
      return handOver((await addStaff(db, commandLine, { email: accountEmail(typed), role, reason }, now)).url)
    },
  },
  'staff role': {
    usage: `staff role <mail> --role ${roles}`,
    run: async (given) => {
      const { database, options, reason, now } = given
      if (!isStaffRole(options.role)) return null
      const staffId = await named(given)
      await changeRole(database.db, commandLine, { staffId, role: options.role, reason }, now)
      return 'Changed; they have to sign in anew.'
    },
  },
  'staff disable': {
    usage: 'staff disable <mail>',
    run: async (given) => {
      await disableStaff(
        given.database.db,
        commandLine,
        { staffId: await named(given), reason: given.reason },
        given.now,
      )
      return 'Closed.'
    },
  },
  'staff reset': {
    usage: 'staff reset <mail>                           a new set-up link: password and authenticator begin anew',
    run: async (given) => {
      const action = { staffId: await named(given), reason: given.reason }
      return handOver((await resetStaff(given.database.db, commandLine, action, given.now)).url)
    },
  },
  'audit list': {
    usage: 'audit list ["<words>"]                       what was done, the newest first',
    run: async ({ database: { db }, words: [q = ''] }) => {
      const { rows } = await readAudit(db, commandLine, { ...everything, q, filter: 'all' })
      return rows
        .map(({ at, actor, act, subject, reason, failed }) =>
          [at, actor, act, subject, reason ?? '', failed ? `not done: ${failed}` : ''].join('  ').trimEnd(),
        )
        .join('\n')
    },
  },
}
