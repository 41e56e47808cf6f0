import { parseArgs } from 'node:util'
import { DomainError } from '@/core/error/error'
import type { OpenDb } from '@/server/db/db'
import { plainTexts } from '@/server/i18n/dictionaries'
import { blockCommands } from './blocks/command-blocks'
import { bookCommands } from './books/command-books'
import { type Command, UsageError } from './command-kind'
import { contentCommands } from './content/command-content'
import { couponCommands } from './coupons/command-coupons'
import { supportCommands } from './customers/command-support'
import { orderCommands } from './orders/command-orders'
import { reviewCommands } from './reviews/command-reviews'
import { keyCommands } from './staff/command-keys'
import { staffCommands } from './staff/command-staff'

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

const usageOf = ({ usage }: Command): string => `npm run ops -- ${usage}`
const usage = Object.values(commands).map(usageOf).join('\n')

const text = { type: 'string' } as const
const options = {
  role: text,
  reason: text,
  from: text,
  to: text,
  for: text,
  days: text,
  uses: text,
  each: text,
} as const

/** An id made before ids stopped beginning with a dash is a word like any other, not an option. */
const asWord = (arg: string): string => arg.replace(/^-[\w-]{21}$/, 'id:$&')
const asGiven = (word: string): string => word.replace(/^id:(-[\w-]{21})$/, '$1')

/** A visitor is told of their device; whoever is at the server has typed a wrong id or address. */
async function inWords({ code, params }: DomainError): Promise<string> {
  const text = code === 'NOT_FOUND' ? 'There is none like that.' : (await plainTexts('en', 'errors'))(code, params)
  return `Not done: ${text} (${code})`
}

const isParseError = (error: unknown): error is TypeError =>
  error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS')

/** `npm run ops -- …`: the use cases of the console, for whoever is at the server. */
export async function runOpsCommand(
  database: OpenDb,
  args: readonly string[],
  now = new Date(),
): Promise<{ ok: boolean; say: string }> {
  let command: Command | undefined
  const wrong = (why = '') => ({ ok: false, say: [why, command ? usageOf(command) : usage].filter(Boolean).join('\n') })
  try {
    const { positionals, values } = parseArgs({ args: args.map(asWord), options, allowPositionals: true })
    const length = commands[positionals[0] ?? ''] ? 1 : 2
    command = commands[positionals.slice(0, length).join(' ')]
    if (!command) return wrong(positionals.length > 0 ? `There is no command “${positionals.join(' ')}”.` : '')
    if (command.reasoned && !values.reason?.trim()) return wrong('It has to be told why.')
    const reason = values.reason ?? 'on the command line'
    const say = await command.run({
      database,
      words: positionals.slice(length).map(asGiven),
      options: values,
      reason,
      now,
    })
    return say === null ? wrong() : { ok: true, say }
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, say: await inWords(error) }
    if (error instanceof UsageError) return wrong(error.message)
    // An option that there is none of; the runner says which.
    if (isParseError(error)) return wrong(error.message)
    throw error
  }
}
