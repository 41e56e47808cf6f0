import { afterAll, beforeAll } from 'vitest'
import { env } from '@/env'

/**
 * Settings of the tests of one file, which they may change while they run; afterwards it is as before. A name that is
 * to be changed has to be in `settings` from the start.
 */
export function testSettings<Settings extends Partial<typeof env>>(settings: Settings): Settings {
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
