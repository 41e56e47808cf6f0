import { expect, test } from 'vitest'
import { inlineHash } from '@/server/http/csp'
import { hashesOf, moveStylesToHead, stripFramework } from './documents'

test.each([
  { html: '<script src="/_next/a.js" async=""></script>', expected: '', why: 'removes framework scripts' },
  { html: '<script>self.__next_f.push([1,"x"])</script>', expected: '', why: 'removes framework data' },
  { html: '<link rel="preload" as="script" href="/_next/a.js"/>', expected: '', why: 'removes script hints' },
  { html: '<script src="/js/enhance.js" data-keep="true"></script>', why: 'keeps our own script' },
  { html: '<script type="application/ld+json">{}</script>', why: 'keeps structured data' },
  { html: '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="style" href="/a.css"/>', why: 'keeps styles' },
  { html: '<p>a<!-- -->b<!--$--><!--/$--></p>', expected: '<p>ab</p>', why: 'removes React markers' },
])('stripFramework $why', ({ html, expected = html }) => {
  expect(stripFramework(html)).toBe(expected)
})

test('hashesOf lists each inline script and style once and skips structured data', () => {
  const html =
    '<style data-x="true">a{b:c}</style><script src="/a.js"></script><script>go()</script><style>a{b:c}</style>' +
    '<script type="application/ld+json">{}</script>'
  expect(hashesOf('style', html)).toEqual([inlineHash('a{b:c}')])
  expect(hashesOf('script', html)).toEqual([inlineHash('go()')])
})

test('style attributes are moved to CSS rules in the head without duplicates', () => {
  const html =
    '<head><title>t</title></head><p class="a" style="flex-grow:2">x</p><i style="flex-grow:2"></i><b style="width:1%"></b>'
  expect(moveStylesToHead(html)).toBe(
    '<head><title>t</title><style>[data-s="0"][data-s]{flex-grow:2}[data-s="1"][data-s]{width:1%}</style></head>' +
      '<p class="a" data-s="0">x</p><i data-s="0"></i><b data-s="1"></b>',
  )
})

test('a document without style attributes stays unchanged', () => {
  const html = '<head></head><p data-style="a">write style=&quot;x&quot;, or style="x"</p>'
  expect(moveStylesToHead(html)).toBe(html)
})

test.each(['a:url(&quot;x&quot;)', 'a:b}c{d:e'])(
  'a style attribute that could break out of its CSS rule is rejected: %s',
  (style) => {
    expect(() => moveStylesToHead(`<head></head><p style="${style}"></p>`)).toThrow(/has the style/)
  },
)
