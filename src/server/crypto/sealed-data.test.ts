import { expect, test } from 'vitest'
import type { DataKey } from '@/core/ops/data-keys'
import { openData, sealData } from './sealed-data'

const key = (id: string, byte: number): DataKey => ({ id, key: new Uint8Array(32).fill(byte) })
const [old, newest] = [key('k1', 1), key('k2', 2)]
const place = { column: 'Sitting.responses', id: 'a-sitting' } as const
const answers = { q01: { value: 3, ms: 1200, at: 7 } }
const seal = (...keys: DataKey[]) => sealData(place, answers, keys) as { sealed: string }
const sealed = seal(newest, old)

test('sealed answers decrypt to the original and contain no plaintext', () => {
  expect(openData(place, sealed, [newest, old])).toEqual(answers)
  expect(sealed.sealed).toMatch(/^1:k2:[\w-]+$/)
  expect(JSON.stringify(sealed)).not.toContain('q01')
  expect(Buffer.from(sealed.sealed.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain('q01')
})

test('sealing the same answers twice gives different ciphertexts', () => {
  expect(seal(newest).sealed).not.toBe(sealed.sealed)
})

test('answers stored without a key stay unsealed and readable after a key is added', () => {
  expect(sealData(place, answers, [])).toBe(answers)
  expect(openData(place, answers, [newest])).toEqual(answers)
})

test('an old key still decrypts stored data while only the newest key encrypts', () => {
  expect(openData(place, seal(old), [newest, old])).toEqual(answers)
  expect(seal(newest, old).sealed).toMatch(/^1:k2:/)
})

test('decryption throws an error that names the key when the key is missing or different', () => {
  expect(() => openData(place, sealed, [old])).toThrow(/"k2", which DATA_KEYS does not have/)
  expect(() => openData(place, sealed, [key('k2', 9)])).toThrow(/another key of that name/)
})

test.each([
  ['another row', { ...place, id: 'another-sitting' }],
  ['another column', { ...place, column: 'Sitting.result' as const }],
])('sealed data moved to %s cannot be decrypted', (_, elsewhere) => {
  expect(() => openData(elsewhere, sealed, [newest])).toThrow(/cannot be opened/)
})

test('decryption throws when one bit of any byte was changed [seal-detects-change]', () => {
  const [form, id, body = ''] = sealed.sealed.split(':')
  const bytes = Buffer.from(body, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    const stored = { sealed: [form, id, changed.toString('base64url')].join(':') }
    expect(() => openData(place, stored, [newest])).toThrow(/cannot be opened/)
  }
})
