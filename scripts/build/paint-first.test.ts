import { expect, test } from 'vitest'
import { paintFirst } from './paint-first'

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

test('what is to be read comes first: scripts are fetched at once and run after the first paint', () => {
  const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
  const html = paintFirst(page(`${hint}${chunk('a')}`, `<main>Read me</main>${chunk('b')}<script>push(1)</script>`))
  const [before = '', loader = ''] = html.split('<script>{')
  expect(before).not.toContain('<script src=')
  expect(before.match(/<link rel="preload" as="script"[^>]*href="[^"]+"/g)).toHaveLength(2)
  expect(before).toContain('<main>Read me</main><script>push(1)</script>')
  expect(loader).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
  expect(loader).toMatch(/requestAnimationFrame\(\(\)=>setTimeout\(r\)\)\}<\/script><\/body><\/html>$/)
})

test.each([
  { what: 'our own script', html: page('<script src="/js/enhance.js" defer="" data-keep="true"></script>') },
  {
    what: 'the one for old browsers',
    html: page('<script src="/_next/static/chunks/p.js" noModule=""></script>'),
  },
  { what: 'a page without scripts', html: page('') },
])('$what stays as it is', ({ html }) => {
  expect(paintFirst(html)).toBe(html)
})

test('a dollar sign in a page is no pattern', () => {
  expect(paintFirst(page(chunk('$&'), '$1'))).toContain('"/_next/static/chunks/$&.js"')
})
