import { expect, test } from 'vitest'
import { translate } from './dictionary'
import type { TextKey, TextParams } from './namespaces'

const t = translate<'common'>({ plain: 'Plain.', deep: { er: { text: '{{count}} of {{all}}, {{count}}' } } })
const key = (name: string) => name as TextKey<'common'>

test.each<{ name: string; params: TextParams | undefined; text: string }>([
  { name: 'plain', params: undefined, text: 'Plain.' },
  { name: 'deep.er.text', params: { count: 0, all: 'ten' }, text: '0 of ten, 0' },
])('the text $name with the parameters $params is “$text”', ({ name, params, text }) => {
  expect(t(key(name), params)).toBe(text)
})

test.each<TextParams | undefined>([{ all: 2 }, undefined])(
  'a text throws in tests when a placeholder has no value in the parameters %o',
  (params) => {
    expect(() => t(key('deep.er.text'), params)).toThrow('no value for {{count}}')
  },
)

test.each(['none', 'deep', 'deep.er', 'deep.er.none', 'plain.length', 'plain.0', 'none.more', 'deep.er.text.more', ''])(
  'the text key “%s” throws because no text has this key',
  (name) => {
    expect(() => t(key(name))).toThrow(`no text for "${name}"`)
  },
)
