import { parseArgs } from 'node:util'
import { DomainError } from '@/core/error'
import type { OpenDb } from '@/server/db'
import { blockCommands } from './command-blocks'
import type { Command } from './command-kind'
import { reviewCommands } from './command-reviews'
import { staffCommands } from './command-staff'
import { supportCommands } from './command-support'

/** Every command by its first two words. */
const commands: Readonly<Record<string, Command>> = {
  ...staffCommands,
  ...supportCommands,
  ...reviewCommands,
  ...blockCommands,
}

export const usage = Object.values(commands)
  .map((command) => `npm run ops -- ${command.usage}`)
  .join('\n')

/** `npm run ops -- …`: the use cases of the console, for whoever is at the server. */
export async function runOpsCommand(
  database: OpenDb,
  args: readonly string[],
  now = new Date(),
): Promise<{ ok: boolean; say: string }> {
  const wrong = { ok: false, say: usage }
  try {
    const options = { role: { type: 'string' }, reason: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const command = commands[positionals.slice(0, 2).join(' ')]
    if (!command || (command.reasoned && !values.reason?.trim())) return wrong
    const reason = values.reason ?? 'on the command line'
    const say = await command.run({ database, words: positionals.slice(2), options: values, reason, now })
    return say === null ? wrong : { ok: true, say }
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, say: `Not done: ${error.code}` }
    // An option that there is none of.
    if (error instanceof TypeError) return wrong
    throw error
  }
}
