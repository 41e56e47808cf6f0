import { afterEach, expect, test, vi } from 'vitest'
import { loadEnvironment } from './load-environment'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('loadEnvironment prints which setting is missing and exits with code 1 when there is no APP_SECRET', async () => {
  vi.resetModules()
  vi.stubEnv('APP_SECRET', '')
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  await expect(loadEnvironment()).rejects.toThrow('exit 1')
  expect(exit).toHaveBeenCalledTimes(1)
  expect(print.mock.calls).toEqual([
    [
      'The environment is not complete (see .env.example):\n' +
        '  APP_SECRET: is needed: at least 32 random characters, which `npm start` writes to .env',
    ],
  ])
})
