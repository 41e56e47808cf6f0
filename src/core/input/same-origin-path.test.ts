import { expect, test } from 'vitest'
import { resolveSameOriginPath } from './same-origin-path'

test.each(['/', '/me', '/me?page=2', '/report/abc#limits', '/payment?report=a%2Fb', '/tests/../me', '/测试'])(
  'the path %j stays on this site',
  (path) => {
    const kept = resolveSameOriginPath(path, '/otherwise')
    expect(kept).not.toBe('/otherwise')
    expect(new URL(kept, 'https://own.example').origin).toBe('https://own.example')
  },
)

test.each(['/me?page=2#orders', '/column//', `/${'a'.repeat(499)}`])('the path %j is kept unchanged', (path) => {
  expect(resolveSameOriginPath(path, '/')).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'me',
  '?next=/me',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://own.example/1',
  'vbscript:x',
  'https://e.example',
  'https:e.example',
  '//e.example',
  '///e.example',
  '/\\e.example',
  '\\\\e.example',
  '/\t/e.example',
  '\t//e.example',
  '/\n/e.example',
  '/\r/e.example',
  '/ /e.example',
  '/\u0000/e.example',
  '/.//e.example',
  '/..//e.example',
  '/a/..//e.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/a%5Ce.example',
  '/%2Fe.example',
  '/%09/e.example',
  '/%00',
  `/${'a'.repeat(500)}`,
])('the path %j is rejected [own-path-only]', (value) => {
  expect(resolveSameOriginPath(value, '/otherwise')).toBe('/otherwise')
})
