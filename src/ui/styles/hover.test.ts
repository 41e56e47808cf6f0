import { readdirSync, readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'
import { expect, test } from 'vitest'

/** On a phone the look under the pointer would stay on what was tapped last. */
function isForPointers(rule: Rule): boolean {
  for (let parent = rule.parent; parent; parent = parent.parent as Rule['parent']) {
    if (parent.type === 'atrule' && 'params' in parent && String(parent.params).includes('hover: hover')) return true
  }
  return false
}

test('every look under the pointer is for devices that have one', () => {
  const under = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => `${dir}/${file}`)
  const files = [...under('src'), ...under('public/css')].filter((file) => file.endsWith('.css'))
  const found: string[] = []
  for (const file of files) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (rule.selector.includes(':hover') && !isForPointers(rule)) found.push(`${file}: ${rule.selector}`)
    })
  }
  expect(files.length).toBeGreaterThan(30)
  expect(found).toEqual([])
})
