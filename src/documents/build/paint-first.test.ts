import { expect, test } from 'vitest'
import { paintFirst } from './paint-first'

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`

test('the scripts of a page are fetched at once but run only after its content is painted', () => {
  const hint = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
  const html = paintFirst(page(`${hint}${chunk('a')}`, `<main>Read me</main>${chunk('b')}<script>push(1)</script>`))
  const [before = '', loader = ''] = html.split('<script>{')
  expect(before).not.toContain('<script src=')
  expect(before.match(/<link rel="preload" as="script"[^>]*href="[^"]+"/g)).toHaveLength(2)
  expect(before).toContain('<main>Read me</main><script>push(1)</script>')
  expect(loader).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
  expect(loader).toMatch(/requestAnimationFrame\(\(\)=>setTimeout\(r\)\)\}<\/script><\/body><\/html>$/)
})

test('delayed scripts run in page order and keep the async attribute for React', () => {
  const [, loader = ''] = paintFirst(page(chunk('runtime'), chunk('react'))).split('<script>')
  const added: Record<string, unknown>[] = []
  const document = {
    hidden: true,
    forms: [],
    head: { append: (script: Record<string, unknown>) => added.push({ ...script }) },
    createElement: () => ({ setAttribute: (name: string) => void written.push(name) }),
  }
  const written: string[] = []
  const heard: string[] = []
  const run = new Function('document', 'window', 'addEventListener', loader.slice(0, loader.indexOf('</script>')))
  run(document, {}, (name: string) => void heard.push(name))
  expect(heard).toEqual(['click', 'input', 'submit'])
  // An added script with `async: true` would run as soon as it has loaded, even before earlier scripts of the page.
  expect(added).toMatchObject([
    { src: '/_next/static/chunks/runtime.js', async: false },
    { src: '/_next/static/chunks/react.js', async: false },
  ])
  expect(written).toEqual(['async', 'async'])
})

test('scripts wait until the reveal animation of a result has ended', async () => {
  const [, loader = ''] = paintFirst(page(chunk('react'))).split('<script>')
  const added: string[] = []
  const document = {
    hidden: false,
    forms: [],
    head: { append: ({ src }: { src: string }) => added.push(src) },
    createElement: () => ({ setAttribute: () => {} }),
  }
  let over = () => {}
  const revealed = new Promise<void>((resolve) => {
    over = resolve
  })
  const run = new Function('document', 'window', 'addEventListener', loader.slice(0, loader.indexOf('</script>')))
  run(document, { revealed }, () => {})
  await Promise.resolve()
  expect(added).toEqual([])
  over()
  await revealed
  expect(added).toEqual(['/_next/static/chunks/react.js'])
})

test('the nonce of a page is passed on to its loader script and preload links', () => {
  const src = '/_next/static/chunks/a.js'
  const html = paintFirst(
    page(
      `<script src="${src}" async="" nonce="n1"></script>`,
      `<script src="${src.replace('a.', 'b.')}" nonce="n1" async=""></script>`,
    ),
  )
  expect(html).not.toContain('<script src=')
  expect(html).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]')
  expect(html).toContain('<script nonce="n1">{const ')
  expect(html.match(/<link rel="preload" as="script" fetchPriority="low" nonce="n1"/g)).toHaveLength(2)
})

test.each([
  { what: 'our own script', html: page('<script src="/js/enhance.js" defer="" data-keep="true"></script>') },
  {
    what: 'a script for old browsers',
    html: page('<script src="/_next/static/chunks/p.js" noModule=""></script>'),
  },
  { what: 'no scripts', html: page('') },
])('a page with $what stays unchanged', ({ html }) => {
  expect(paintFirst(html)).toBe(html)
})

test('a dollar sign in a script name is not treated as a replacement pattern', () => {
  expect(paintFirst(page(chunk('$&'), '$1'))).toContain('"/_next/static/chunks/$&.js"')
})
