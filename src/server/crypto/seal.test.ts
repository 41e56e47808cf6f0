import { expect, test } from 'vitest'
import { seal, unseal } from './seal'

const plain = Buffer.from('a secret of twenty b')

test('a sealed value can be decrypted only with its own row and purpose', () => {
  const sealed = seal('p', 'row', plain)
  expect(unseal('p', 'row', sealed)).toEqual(plain)
  expect(unseal('p', 'other', sealed)).toBeNull()
  expect(unseal('q', 'row', sealed)).toBeNull()
})

test('sealing the same value twice gives different ciphertexts without the plaintext', () => {
  expect(seal('p', 'row', plain)).not.toBe(seal('p', 'row', plain))
  expect(Buffer.from(seal('p', 'row', plain), 'base64url').includes(plain)).toBe(false)
})

test('unseal returns null when one bit of any byte was changed', () => {
  const sealed = Buffer.from(seal('p', 'row', plain), 'base64url')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal('p', 'row', changed.toString('base64url'))).toBeNull()
  }
})

test.each(['', 'x', 'not sealed at all'])('unseal returns null for the text %j, which was never sealed', (sealed) => {
  expect(unseal('p', 'row', sealed)).toBeNull()
})
