import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageRoutes, prerenderedPaths, routeOf } from './routes'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'routes-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
}

test('pageRoutes lists every page.tsx with its page kind and no other file', () => {
  write(
    '(documents)/page.tsx',
    '(apps)/me/orders/[id]/page.tsx',
    '(console)/admin/orders/page.tsx',
    '(run)/tests/[slug]/run/page.tsx',
  )
  write('(apps)/layout.tsx', '(apps)/me/orders/[id]/not-found.tsx', '(apps)/client-page.tsx')
  expect([...pageRoutes(root)].sort()).toEqual([
    ['/', 'document'],
    ['/admin/orders', 'app'],
    ['/me/orders/[id]', 'app'],
    ['/tests/[slug]/run', 'run'],
  ])
})

test('pageRoutes throws for a page of an unknown kind', () => {
  write('(labs)/new/page.tsx')
  expect(() => pageRoutes(root)).toThrow('(labs)')
})

test('pageRoutes classifies the home, test and payment pages as document, run and app', () => {
  const routes = pageRoutes()
  expect(routes.get('/')).toBe('document')
  expect(routes.get('/tests/[slug]/run')).toBe('run')
  expect(routes.get('/payment/check')).toBe('app')
})

test('prerenderedPaths returns the built document addresses and throws before the build', () => {
  write('en/tests.html', 'en/tests/sleep.html', 'es/tests.html')
  expect(prerenderedPaths('en', root)).toEqual(['/', '/tests', '/tests/sleep'])
  expect(() => prerenderedPaths('cn', root)).toThrow('npm run build')
})

test.each([
  ['/', '/'],
  ['/tests/sleep?lang=en', '/tests/[slug]'],
  ['/shop/pack-3', '/shop/[sku]'],
  ['/column/articleList/mood/tag/sleep', '/column/articleList/[columnId]/tag/[tag]'],
  // A name stands before a parameter.
  ['/column/articlePreview?article=a', '/column/articlePreview'],
  ['/nowhere', undefined],
])('the address %s belongs to the route %s', (address, route) => {
  const routes = [
    '/',
    '/column/[id]',
    '/column/articlePreview',
    '/column/articleList/[columnId]/tag/[tag]',
    '/tests/[slug]',
    '/shop/[sku]',
  ]
  expect(routeOf(address, routes)).toBe(route)
})
