import { expect, test } from 'vitest'
import { inlineHash } from '@/server/http/csp'
import { hashesOf, stripFramework } from './documents'

test.each([
  { html: '<script src="/_next/a.js" async=""></script>', expected: '', why: 'the framework’s scripts go' },
  { html: '<script>self.__next_f.push([1,"x"])</script>', expected: '', why: 'and its data' },
  { html: '<link rel="preload" as="script" href="/_next/a.js"/>', expected: '', why: 'and the hints for them' },
  { html: '<script src="/js/enhance.js" data-keep="true"></script>', why: 'our own script stays' },
  { html: '<script type="application/ld+json">{}</script>', why: 'structured data stays' },
  { html: '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="style" href="/a.css"/>', why: 'styles stay' },
  { html: '<p>a<!-- -->b<!--$--><!--/$--></p>', expected: '<p>ab</p>', why: 'React’s markers go' },
])('$why', ({ html, expected = html }) => {
  expect(stripFramework(html)).toBe(expected)
})

test('the policy of an app knows its inline scripts and styles, each once, and no data', () => {
  const html =
    '<style data-x="true">a{b:c}</style><script src="/a.js"></script><script>go()</script><style>a{b:c}</style>' +
    '<script type="application/ld+json">{}</script>'
  expect(hashesOf('style', html)).toEqual([inlineHash('a{b:c}')])
  expect(hashesOf('script', html)).toEqual([inlineHash('go()')])
})
