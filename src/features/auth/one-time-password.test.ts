import { expect, test } from 'vitest'
import { overrideSettings } from '@/testing/settings'
import { oneTimePassword } from './one-time-password'

overrideSettings({ APP_SECRET: 'only-for-tests-only-for-tests-only' })

test('oneTimePassword returns the same password for an account in every later release', () => {
  expect(oneTimePassword('ana')).toBe('ag0v-ggsy-3cqd-9m30')
})

test('one-time passwords consist of sixteen characters from an unambiguous alphabet of 32', () => {
  const all = Array.from({ length: 200 }, (_, n) => oneTimePassword(`account ${n}`))
  for (const password of all) expect(password).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)
  expect(new Set(all.join('').replaceAll('-', '')).size).toBe(32)
  expect(new Set(all).size).toBe(200)
})
