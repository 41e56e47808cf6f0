import { parseArgs } from 'node:util'
import { DomainError } from '@/core/error'
import type { OpenDb } from '@/server/db'
import { blockCommands } from './command-blocks'
import { bookCommands } from './command-books'
import { contentCommands } from './command-content'
import { couponCommands } from './command-coupons'
import { keyCommands } from './command-keys'
import type { Command } from './command-kind'
import { orderCommands } from './command-orders'
import { reviewCommands } from './command-reviews'
import { staffCommands } from './command-staff'
import { supportCommands } from './command-support'

/** Every command by its first two words, or its only one. */
const commands: Readonly<Record<string, Command>> = {
  ...staffCommands,
  ...supportCommands,
  ...orderCommands,
  ...reviewCommands,
  ...blockCommands,
  ...bookCommands,
  ...couponCommands,
  ...contentCommands,
  ...keyCommands,
}

export const usage = Object.values(commands)
  .map((command) => `npm run ops -- ${command.usage}`)
  .join('\n')

const text = { type: 'string' } as const
const options = {
  ...{ role: text, reason: text },
  ...{ from: text, to: text },
  ...{ for: text, days: text, uses: text, each: text },
} as const

/** An id made before ids stopped beginning with a dash is a word like any other, not an option. */
const asWord = (arg: string): string => arg.replace(/^-[\w-]{21}$/, 'id:$&')
const asGiven = (word: string): string => word.replace(/^id:(-[\w-]{21})$/, '$1')

/** `npm run ops -- …`: the use cases of the console, for whoever is at the server. */
export async function runOpsCommand(
  database: OpenDb,
  args: readonly string[],
  now = new Date(),
): Promise<{ ok: boolean; say: string }> {
  const wrong = { ok: false, say: usage }
  try {
    const { positionals, values } = parseArgs({ args: args.map(asWord), options, allowPositionals: true })
    const length = commands[positionals[0] ?? ''] ? 1 : 2
    const command = commands[positionals.slice(0, length).join(' ')]
    if (!command || (command.reasoned && !values.reason?.trim())) return wrong
    const reason = values.reason ?? 'on the command line'
    const say = await command.run({
      database,
      words: positionals.slice(length).map(asGiven),
      options: values,
      reason,
      now,
    })
    return say === null ? wrong : { ok: true, say }
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, say: `Not done: ${error.code}` }
    // An option that there is none of.
    if (error instanceof TypeError) return wrong
    throw error
  }
}
