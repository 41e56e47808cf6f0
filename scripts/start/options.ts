import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Parses a command's options; `--help` or an unknown option prints the usage and exits. */
export function parseOptions<T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  try {
    if (!process.argv.includes('--help')) return parseArgs({ options }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
  console.log(usage)
  process.exit()
}
