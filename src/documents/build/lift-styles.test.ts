import { expect, test } from 'vitest'
import { liftStyles } from './lift-styles'

test('style attributes become rules in the head, each once', () => {
  const html =
    '<head><title>t</title></head><p class="a" style="flex-grow:2">x</p><i style="flex-grow:2"></i><b style="width:1%"></b>'
  expect(liftStyles(html)).toBe(
    '<head><title>t</title><style>[data-s="0"][data-s]{flex-grow:2}[data-s="1"][data-s]{width:1%}</style></head>' +
      '<p class="a" data-s="0">x</p><i data-s="0"></i><b data-s="1"></b>',
  )
})

test('a document without style attributes stays unchanged', () => {
  const html = '<head></head><p data-style="a">write style=&quot;x&quot;, or style="x"</p>'
  expect(liftStyles(html)).toBe(html)
})

test.each(['a:url(&quot;x&quot;)', 'a:b}c{d:e'])('a style that could end its rule is rejected: %s', (style) => {
  expect(() => liftStyles(`<head></head><p style="${style}"></p>`)).toThrow(/has the style/)
})
