// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readConfig, writeConfig } from './storage'

afterEach(() => localStorage.clear())

const initial = { locale: '', token: '', theme: 'homeTheme' }

test.each([
  { why: 'nothing is kept', kept: null, read: initial },
  { why: 'it is unreadable', kept: '{', read: initial },
  { why: 'it is something else', kept: '[1]', read: initial },
  { why: 'it is nothing', kept: 'null', read: initial },
  { why: 'the state is something else', kept: '{"state":"x"}', read: initial },
  { why: 'fields are no texts', kept: '{"state":{"locale":{},"token":true,"theme":null}}', read: initial },
  { why: 'one is a text', kept: '{"state":{"locale":"es","token":1}}', read: { ...initial, locale: 'es' } },
])('reads what can be used when $why', ({ kept, read }) => {
  if (kept !== null) localStorage.setItem('config', kept)
  expect(readConfig()).toEqual(read)
})

test('a change keeps the other fields', () => {
  writeConfig({ theme: 'nightTheme' })
  writeConfig({ locale: 'en' })
  expect(readConfig()).toEqual({ ...initial, theme: 'nightTheme', locale: 'en' })
})
