import { describe, expect, test } from 'vitest'
import { pathPoints } from '@/core/charts/portrait/portrait-fixture'
import { columns } from '../article'
import { allArticles, articlesInOrder, publishedArticles } from '../articles'
import { line, oval, placeMarks, solid } from './pen'
import { sceneOf, scenes } from './scenes'

const ids = allArticles().map(({ id }) => id)

test('every article has an illustration, and every illustration belongs to an article', () => {
  expect([...scenes.keys()].sort()).toEqual([...ids].sort())
})

test('no two articles have the same illustration', () => {
  expect(new Set([...scenes.values()].map(({ marks }) => JSON.stringify(marks))).size).toBe(scenes.size)
})

test('sceneOf throws with the article id when the article has no scene', () => {
  expect(() => sceneOf('lost')).toThrow('No scene of the article lost')
})

describe.each(ids)('the illustration of the article %s', (id) => {
  const { marks } = sceneOf(id)

  test('has paths of at most 3.2 KB', () => {
    expect(marks.map((mark) => ('d' in mark ? mark.d : '')).join('').length).toBeLessThan(3_200)
  })

  test('has an accent shape inside the square crop shown in lists', () => {
    const warm = marks.filter(({ role }) => ['accent', 'hair', 'glow', 'lit', 'dot'].includes(role))
    const inside = warm.filter((mark) => {
      const points = 'd' in mark ? pathPoints(mark.d) : [[mark.cx, mark.cy]]
      return points.some(([x = 0]) => x > 96 && x < 304)
    })
    expect(inside).not.toEqual([])
  })

  test('contains only numbers and no empty path', () => {
    for (const mark of marks) expect(JSON.stringify(mark)).not.toMatch(/NaN|undefined|Infinity|null|"d":""/)
  })
})

test.each([...columns])('consecutive articles in the column %s have different background colours', (column) => {
  const grounds = articlesInOrder(column).map(({ id }) => sceneOf(id).ground)
  for (const [n, ground] of grounds.entries()) expect(ground).not.toBe(grounds[n + 1])
})

test('consecutive articles in the list by date have different background colours', () => {
  const grounds = publishedArticles().map(({ id }) => sceneOf(id).ground)
  for (const [n, ground] of grounds.entries()) expect(ground).not.toBe(grounds[n + 1])
})

describe('placeMarks', () => {
  const ends = (d: string) => [
    d
      .match(/^M([\d.-]+) ([\d.-]+)/)
      ?.slice(1)
      .map(Number),
    pathPoints(d).at(-1),
  ]

  test('moves, scales and mirrors marks', () => {
    const [mark] = placeMarks({ x: 100, y: 50, scale: 2, flip: true }, [solid(line(0, 0, 10, -20))])
    expect(mark && 'd' in mark && ends(mark.d)).toEqual([
      [100, 50],
      [80, 10],
    ])
  })

  test('keeps the radii of an arc and reverses its direction when it is mirrored', () => {
    const [mark] = placeMarks({ x: 100, y: 0, flip: true }, [solid(oval(0, 0, 10, 4, 0, 0.25))])
    expect(mark).toEqual({ role: 'solid', d: 'M90 0A10 4 0 0 0 100 4' })
  })
})
