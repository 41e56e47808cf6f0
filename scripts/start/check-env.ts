// Prints all errors of the environment in one message, before slow steps start.
try {
  await import('../../src/env')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
