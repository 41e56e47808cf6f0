import { defineCommand } from 'citty'
import { findAccountEmailProblem, toAccountEmail } from '@/core/input/email'
import { staffRoles } from '@/core/ops/permissions'
import type { Db } from '@/server/db/db'
import { commandLineActor } from '../audit'
import { CommandError, defineSiteCommand, reasonOption, withNotFoundMessage } from '../site-command'
import { addStaff, changeRole, disableStaff, getStaffId, listStaff, resetStaff } from './staff'

const person = { email: { type: 'positional', description: 'Address of the person', required: true } } as const
const role = {
  type: 'enum' as const,
  options: [...staffRoles],
  description: 'What the person may do',
  required: true as const,
}

const handOver = (url: string): string =>
  `Hand this over to the person; it works once, within a day, and is shown only now:\n${url}`

const findStaffId = (db: Db, email: string): Promise<string> =>
  withNotFoundMessage(`staff member: ${email}`, getStaffId(db, toAccountEmail(email)))

export const staffCommands = defineCommand({
  meta: { description: 'Manage the people who may use the console' },
  subCommands: {
    list: defineSiteCommand('List everybody with role and state', {}, async ({ database: { db } }) => {
      const { rows } = await listStaff(db, commandLineActor, { q: '', page: 1, all: true })
      return rows.map((row) => `${row.email}  ${row.role}  ${row.state}`).join('\n') || 'None.'
    }),
    add: defineSiteCommand(
      'Add a person and print the link by which they set themselves up',
      { ...person, role, reason: reasonOption },
      async ({ database: { db }, now }, { email, role, reason }) => {
        if (findAccountEmailProblem(email)) throw new CommandError(`Invalid e-mail address: ${email}`)
        return handOver((await addStaff(db, commandLineActor, { email: toAccountEmail(email), role, reason }, now)).url)
      },
    ),
    role: defineSiteCommand(
      'Give a person another role and end their sessions',
      { ...person, role, reason: reasonOption },
      async ({ database: { db }, now }, { email, role, reason }) => {
        await changeRole(db, commandLineActor, { staffId: await findStaffId(db, email), role, reason }, now)
        return 'Changed; they have to sign in anew.'
      },
    ),
    disable: defineSiteCommand(
      'Close the console for a person',
      { ...person, reason: reasonOption },
      async ({ database: { db }, now }, { email, reason }) => {
        await disableStaff(db, commandLineActor, { staffId: await findStaffId(db, email), reason }, now)
        return 'Closed.'
      },
    ),
    reset: defineSiteCommand(
      'Print a new set-up link: password and second factor begin anew',
      { ...person, reason: reasonOption },
      async ({ database: { db }, now }, { email, reason }) => {
        const staffId = await findStaffId(db, email)
        return handOver((await resetStaff(db, commandLineActor, { staffId, reason }, now)).url)
      },
    ),
  },
})
