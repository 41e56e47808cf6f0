import { existsSync } from 'node:fs'

/**
 * Completes the environment with `.env` and returns its settings. Without a required setting, it prints which one is
 * missing instead of a stack trace, and ends the process with exit code 1.
 */
export async function loadEnvironment(): Promise<typeof import('../../src/env').env> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    // Imported after the environment is complete.
    return (await import('../../src/env')).env
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
