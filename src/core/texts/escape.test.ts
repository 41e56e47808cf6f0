import { expect, test } from 'vitest'
import { escapeMarkup, Markup, markup, scriptJson } from './escape'

test('escapeMarkup escapes every character that ends an element or attribute [text-escaped]', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;')
})

test('markup escapes inserted text in content and attributes', () => {
  const text = '<b title="x">'
  expect(markup`<a href="${text}">${text}</a>`.text).toBe(
    '<a href="&#60;b title=&#34;x&#34;&#62;">&#60;b title=&#34;x&#34;&#62;</a>',
  )
})

test('markup inserts other markup unescaped and nothing for undefined', () => {
  const items = ['a', '&'].map((name) => markup`<li>${name}</li>`)
  expect(markup`<ul${undefined}>${items}</ul>${new Markup('<hr>')}${1}`.text).toBe(
    '<ul><li>a</li><li>&#38;</li></ul><hr>1',
  )
})

test('scriptJson cannot end its script element and is parsed back to the same data', () => {
  const data = { text: '</script><!--' }
  expect(scriptJson(data)).not.toContain('<')
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})
