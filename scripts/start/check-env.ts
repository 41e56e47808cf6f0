// Says in one message what is wrong with the environment, before anything slow is done.
try {
  await import('../../src/env')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
