import { expect, test } from 'vitest'
import { parseSignature } from './signature'

test.each([
  { written: '', expected: null },
  { written: '  ', expected: null },
  { written: 'Lucía Ríos', expected: { name: 'Lucía Ríos', credential: null } },
  {
    written: 'Lucía Ríos | PsyD',
    expected: { name: 'Lucía Ríos', credential: { cn: 'PsyD', en: 'PsyD', es: 'PsyD' } },
  },
  {
    written: 'Lucía Ríos | 临床心理学博士 | PsyD | Doctora en Psicología',
    expected: {
      name: 'Lucía Ríos',
      credential: { cn: '临床心理学博士', en: 'PsyD', es: 'Doctora en Psicología' },
    },
  },
])('the signature “$written” is parsed as $expected', ({ written, expected }) => {
  expect(parseSignature(written)).toEqual(expected)
})

test.each(['| PsyD', 'Lucía |', 'Lucía | a | b', 'Lucía | a | | c', 'a | b | c | d | e'])(
  'the signature “%s” is rejected',
  (written) => {
    expect(() => parseSignature(written)).toThrow('name | credential')
  },
)
