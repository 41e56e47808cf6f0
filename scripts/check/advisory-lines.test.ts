import { expect, test } from 'vitest'
import { readAudit } from './advisory-lines.mjs'

test.each([
  {
    output: JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.example/-/x', error: {} }),
    why: '(405 Method Not Allowed)',
  },
  { output: JSON.stringify({ error: { summary: 'request failed' } }), why: '(request failed)' },
  { output: 'npm error network', why: '(npm error network)' },
  { output: '', why: '(no answer)' },
])('the audit report states that no advisories were checked when npm returns $output', ({ output, why }) => {
  const { looked, lines } = readAudit(output)
  expect(looked).toBe(false)
  expect(lines[0]).toContain(`NOBODY HAS LOOKED: the registry gives no advisories ${why}`)
  expect(lines.join()).not.toMatch(/\b0\b/)
})

test('the audit report names every advisory and counts the serious ones', () => {
  const via = [{ title: 'Reads beyond its end', url: 'https://github.com/advisories/GHSA-x' }]
  const vulnerabilities = {
    a: { name: 'a', severity: 'high', range: '<2', via },
    b: { name: 'b', severity: 'low', range: '*', via: ['a'] },
  }
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    looked: true,
    serious: 1,
    lines: [
      'high: a <2: Reads beyond its end (https://github.com/advisories/GHSA-x)',
      'low: b *',
      '2 advisories, 1 of them high or critical.',
    ],
  })
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toMatchObject({ looked: true, serious: 0 })
})
