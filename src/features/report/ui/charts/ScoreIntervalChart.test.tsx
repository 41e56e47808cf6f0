import { readFileSync } from 'node:fs'
import { scoreInterval } from '@mindglass/psychometrics/scoring/uncertainty'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { palettes } from '@/core/brand/brand'
import { intervalLayers, intervalPaint } from '@/core/charts/score-interval'
import { AxisMap } from '../parts/ScoreMap'
import { ScoreIntervalChart } from './ScoreIntervalChart'

const texts = {
  label: 'Tension: high, about 71 of 100',
  scoreName: 'medium to high',
  ends: { low: 'lets go easily', high: 'on alert' },
  middle: 'middle of the scale',
  numbers: { summary: 'In numbers', sentences: ['71 of 100.', 'Most likely between 55 and 87.'] },
}

describe('the chart of a score', () => {
  const page = renderToStaticMarkup(<ScoreIntervalChart interval={scoreInterval(71, 16)} texts={texts} />)

  test('shows its labels in words, and numbers only in a folded section', () => {
    expect(page).toContain('role="img" aria-label="Tension: high, about 71 of 100"')
    const [before = '', folded = ''] = page.split('<details')
    for (const word of ['medium to high', 'lets go easily', 'on alert', 'middle of the scale'])
      expect(before).toContain(word)
    expect(before.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/\d/)
    expect(folded).toContain('<summary>In numbers</summary><p>71 of 100.</p><p>Most likely between 55 and 87.</p>')
  })

  test('draws the score interval in several layers, without a point marker', () => {
    expect(page).not.toContain('<circle')
    expect(page.match(/<path/g)).toHaveLength(intervalLayers.length)
  })

  test.each([0, 30, 71, 100])('places the label of a score of %d at that point of the scale', (pomp) => {
    const html = renderToStaticMarkup(<ScoreIntervalChart interval={scoreInterval(pomp, 16)} texts={texts} />)
    const [before, after] = [...html.matchAll(/flex-grow:(\d+)/g)].map(([, share]) => Number(share))
    expect([before, after]).toEqual([pomp, 100 - pomp])
  })
})

describe('the map of two scores', () => {
  const axis = (name: string, pomp: number) => ({
    place: scoreInterval(pomp, 16),
    name,
    ends: { low: `little ${name}`, high: `much ${name}` },
  })
  const page = renderToStaticMarkup(
    <AxisMap x={axis('distance', 28)} y={axis('longing', 71)} label="Near, and on watch" />,
  )

  test('labels both axes and both ends of each', () => {
    expect(page).toContain('role="img" aria-label="Near, and on watch"')
    const text = page.replaceAll(/<[^>]+>/g, ' ')
    for (const name of ['distance', 'longing']) {
      for (const word of [name, `little ${name}`, `much ${name}`]) expect(text).toContain(word)
    }
  })

  test('draws one region of several layers for the two scores, without a point marker', () => {
    expect(page.match(/fill-opacity/g)).toHaveLength(intervalLayers.length)
    expect(page).not.toContain('<circle')
  })
})

const sheetOf = (name: string) => readFileSync(`src/features/report/ui/charts/${name}.module.css`, 'utf8')

test.each(['ScoreIntervalChart', 'AxisMap'])(
  'the stylesheet of %s uses the colors defined in intervalPaint',
  (name) => {
    const css = sheetOf(name)
    const token = (colour: string) => colour.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(css).toContain(`.lit {\n  fill: var(--${token(intervalPaint.lit)});`)
    if (name === 'ScoreIntervalChart') {
      expect(css).toContain(`.track {\n  fill: var(--${token(intervalPaint.track.colour)});`)
      expect(css).toContain(
        `stroke: var(--${token(intervalPaint.middle.colour)});\n  stroke-opacity: ${intervalPaint.middle.opacity};`,
      )
    } else {
      expect(css).toContain(`.cross {\n  stroke: var(--${token(intervalPaint.track.colour)});`)
    }
    expect(Object.keys(palettes.homeTheme.day)).toEqual(
      expect.arrayContaining([intervalPaint.track.colour, intervalPaint.lit]),
    )
  },
)

test.each(['ScoreIntervalChart', 'AxisMap'])('the stylesheet of %s has no font smaller than 13 pixels', (name) => {
  const sizes = [...sheetOf(name).matchAll(/font-size: ([^;]+);/g)].map(([, size = '']) => size)
  expect(sizes.length).toBeGreaterThan(0)
  // `--step--1` begins at 14 pixels.
  for (const size of sizes) expect(size).toMatch(/^max\(.+, 13px\)$|^var\(--step--1\)$/)
})
