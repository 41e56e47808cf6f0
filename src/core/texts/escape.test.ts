import { expect, test } from 'vitest'
import { escapeMarkup, scriptJson } from './escape'

test('no text leaves its element or attribute', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&`)).toBe('&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;')
})

test('no JSON ends the script it is in, and it reads as before', () => {
  const data = { text: '</script><!--' }
  expect(scriptJson(data)).not.toContain('<')
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})
