import { stripVTControlCharacters } from 'node:util'
import {
  type ArgsDef,
  type CommandDef,
  defineCommand,
  type ParsedArgs,
  parseArgs,
  renderUsage,
  runCommand,
} from 'citty'
import { DomainError } from '@/core/error/error'
import type { OpenDb } from '@/server/db/db'
import { loadTexts } from '@/server/i18n/dictionaries'

/** Database and time that a command works with. */
export interface CommandContext {
  database: OpenDb
  now: Date
}

/** Error of a command that was not carried out; the message is shown to the person who typed it. */
export class CommandError extends Error {}

/** Option `--reason`: the reason recorded in the audit log of the console. */
export const reasonOption = {
  type: 'string',
  valueHint: 'text',
  description: 'Why, for the log of the console',
  default: 'on the command line',
} as const

/** Defines a command whose `act` returns what to print. */
export const defineSiteCommand = <const T extends ArgsDef>(
  description: string,
  args: T,
  act: (context: CommandContext, args: ParsedArgs<T>) => Promise<string>,
) => defineCommand({ meta: { description }, args, run: ({ args, data }) => act(data as CommandContext, args) })

/** Returns the result of `action`. @throws CommandError in place of NOT_FOUND, with the name of the unknown item */
export async function withNotFoundMessage<T>(what: string, action: Promise<T>): Promise<T> {
  try {
    return await action
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') throw new CommandError(`Unknown ${what}.`)
    throw error
  }
}

type SubCommands = Readonly<Record<string, CommandDef>>

/** A command, the words that lead to it, and the arguments after them. */
interface Found {
  command: CommandDef
  path: readonly string[]
  rest: string[]
}

function findCommand(args: readonly string[], command: CommandDef, path: readonly string[]): Found {
  const [word = '', ...rest] = args
  const subCommands = command.subCommands as SubCommands | undefined
  const next = subCommands && Object.hasOwn(subCommands, word) ? subCommands[word] : undefined
  return next ? findCommand(rest, next, [...path, word]) : { command, path, rest: [...args] }
}

async function helpFor({ command, path }: Found): Promise<string> {
  const named = { ...command, meta: { ...command.meta, name: path.join(' ') } }
  return stripVTControlCharacters(await renderUsage(named))
    .replace(/ +$/gm, '')
    .trim()
}

/** Returns a mistake that the parser does not report: an unknown or missing option, or a surplus word. */
function mistakeIn({ command, rest }: Found): string | null {
  if (command.subCommands) return rest[0] === undefined ? 'No command specified' : `Unknown command: ${rest[0]}`
  const known = command.args as ArgsDef
  const { _: words, ...typed } = parseArgs(rest, known)
  for (const [name, value] of Object.entries(typed)) {
    if (!Object.hasOwn(known, name)) return `Unknown option: --${name}`
    // The parser reads `--no-reason` as false, and no command has an option that is only on or off.
    if (value === false) return `Unknown option: --no-${name}`
  }
  const missing = Object.keys(known).find((name) => known[name]?.required && typed[name] === undefined)
  if (missing) return `Missing required argument: --${missing}`
  const taken = Object.values(known).filter(({ type }) => type === 'positional').length
  return words.length > taken ? `Unexpected argument: ${words[taken]}` : null
}

async function inWords({ code, params }: DomainError): Promise<string> {
  return `Not done: ${(await loadTexts('en', 'errors'))(code, params)} (${code})`
}

interface Answer {
  ok: boolean
  say: string
}

/** Opens the database, calls `run` with it, and closes it. */
export type WithDatabase = (run: (database: OpenDb) => Promise<Answer>) => Promise<Answer>

/**
 * Runs the arguments typed after `name`, and returns the text to print. Help and mistakes do not open the database, so
 * that they also work while the site runs on the embedded one.
 */
export async function runSiteCommand(
  root: CommandDef,
  name: string,
  onSite: WithDatabase,
  args: readonly string[],
  now = new Date(),
): Promise<Answer> {
  const found = findCommand(args, root, [name])
  const help = async (mistake = '') => [mistake, await helpFor(found)].filter(Boolean).join('\n\n')
  if (found.rest.some((word) => word === '--help' || word === '-h')) return { ok: true, say: await help() }
  try {
    const mistake = mistakeIn(found)
    if (mistake) return { ok: false, say: await help(mistake) }
    return await onSite(async (database) => {
      const context: CommandContext = { database, now }
      const { result } = await runCommand(found.command, { rawArgs: found.rest, data: context })
      return { ok: true, say: String(result) }
    })
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, say: await inWords(error) }
    if (error instanceof CommandError) return { ok: false, say: error.message }
    // The parser does not export the class of its own errors.
    if (error instanceof Error && error.name === 'CLIError') {
      return { ok: false, say: await help(stripVTControlCharacters(error.message)) }
    }
    throw error
  }
}
