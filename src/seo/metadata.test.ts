import { expect, test } from 'vitest'
import { addSiteName, titleLength } from './metadata'

test.each([
  { title: 'a'.repeat(48), site: 'Mindglass', named: true },
  { title: 'a'.repeat(49), site: 'Mindglass', named: false },
  { title: '镜'.repeat(25), site: '心镜', named: true },
  { title: '镜'.repeat(26), site: '心镜', named: false },
])('a title of $title.length characters is followed by $site only when both fit', ({ title, site, named }) => {
  expect(addSiteName(title, site)).toBe(named ? `${title} · ${site}` : title)
})

test('the longest title with the site name has exactly the length that search engines show', () => {
  expect(addSiteName('a'.repeat(48), 'Mindglass')).toHaveLength(titleLength.latin)
})
