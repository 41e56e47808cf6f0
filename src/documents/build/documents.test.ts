import { expect, test } from 'vitest'
import { inlineHash } from '@/server/http/csp'
import { hashesOf, stripFramework } from './documents'

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
