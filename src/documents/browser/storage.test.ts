// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readConfig, writeConfig } from './storage'

afterEach(() => localStorage.clear())

const initial = { locale: '', token: '', theme: 'homeTheme' }

test.each([
  { why: 'nothing is stored', kept: null, read: initial },
  { why: 'the entry is unreadable', kept: '{', read: initial },
  { why: 'the entry is an array', kept: '[1]', read: initial },
  { why: 'the entry is null', kept: 'null', read: initial },
  { why: 'the state is a text', kept: '{"state":"x"}', read: initial },
  { why: 'fields are no texts', kept: '{"state":{"locale":{},"token":true,"theme":null}}', read: initial },
  { why: 'only one field is a text', kept: '{"state":{"locale":"es","token":1}}', read: { ...initial, locale: 'es' } },
])('readConfig returns the valid values and defaults for the rest when $why', ({ kept, read }) => {
  if (kept !== null) localStorage.setItem('config', kept)
  expect(readConfig()).toEqual(read)
})

test('writeConfig keeps the other fields when one field is changed', () => {
  writeConfig({ theme: 'nightTheme' })
  writeConfig({ locale: 'en' })
  expect(readConfig()).toEqual({ ...initial, theme: 'nightTheme', locale: 'en' })
})
