import { afterAll, beforeAll } from 'vitest'
import { env } from '@/env'

/**
 * Replaces settings for the tests of one file, which may change them, and restores them afterwards. A name that a test
 * changes has to be in `settings` from the start.
 */
export function overrideSettings<Settings extends Partial<typeof env>>(settings: Settings): Settings {
  const before = new Map<PropertyKey, PropertyDescriptor | undefined>()
  beforeAll(() => {
    for (const name of Reflect.ownKeys(settings)) {
      before.set(name, Reflect.getOwnPropertyDescriptor(env, name))
      Reflect.defineProperty(env, name, { configurable: true, get: () => Reflect.get(settings, name) })
    }
  })
  afterAll(() => {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(env, name)
      if (descriptor) Reflect.defineProperty(env, name, descriptor)
    }
  })
  return settings
}
