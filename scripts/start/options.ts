import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A command's options; `--help`, and one that it does not know, end it with how it is used. */
export function optionsOf<T extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: T) {
  try {
    if (!process.argv.includes('--help')) return parseArgs({ options }).values
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
  console.log(usage)
  process.exit()
}
