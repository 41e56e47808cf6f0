import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { groups } from '@/core/instrument'
import { DrawnMotif } from './DrawnMotif'
import { motifShapes } from './motif-shapes'

test.each(groups)('the motif of the test group %s has every shape once and animates its lines in turn', (group) => {
  const html = renderToStaticMarkup(<DrawnMotif group={group} />)
  expect(html.match(/<(path|circle) /g)).toHaveLength(motifShapes[group].length)
  const turns = [...html.matchAll(/--turn:(\d+)/g)].map(([, turn]) => Number(turn))
  expect(turns).toEqual(turns.map((_, index) => index))
  expect(html).toContain(`--lines:${turns.length}`)
  expect(html.match(/pathLength="1"/g)).toHaveLength(turns.length)
  expect(html).toContain('aria-hidden="true"')
})

test('the line shared by two circles is drawn after both', () => {
  const html = renderToStaticMarkup(<DrawnMotif group="relations" />)
  expect(html.lastIndexOf('<circle')).toBeLessThan(html.indexOf('H'))
})
