import { expect, test } from 'vitest'
import { seal, unseal } from './sealed'

const plain = Buffer.from('a secret of twenty b')

test('sealed value opens only in its own row and for its own purpose', () => {
  const sealed = seal('p', 'row', plain)
  expect(unseal('p', 'row', sealed)).toEqual(plain)
  expect(unseal('p', 'other', sealed)).toBeNull()
  expect(unseal('q', 'row', sealed)).toBeNull()
})

test('the same is sealed otherwise each time, and cannot be read', () => {
  expect(seal('p', 'row', plain)).not.toBe(seal('p', 'row', plain))
  expect(Buffer.from(seal('p', 'row', plain), 'base64url').includes(plain)).toBe(false)
})

test('one bit that was changed opens nothing', () => {
  const sealed = Buffer.from(seal('p', 'row', plain), 'base64url')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal('p', 'row', changed.toString('base64url'))).toBeNull()
  }
})

test.each(['', 'x', 'not sealed at all'])('%j is nothing that was sealed', (sealed) => {
  expect(unseal('p', 'row', sealed)).toBeNull()
})
