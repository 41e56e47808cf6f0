import { expect, test } from 'vitest'
import type { Overview, Tile } from '../schema'
import { chooseNextStep } from './NextStep'

const tile = (slug: string, more: Partial<Tile> = {}): Tile => ({
  slug,
  title: slug,
  group: 'mood',
  at: '2026-11-01T08:00:00.000Z',
  times: 1,
  portrait: null,
  begun: null,
  doubt: null,
  unread: null,
  payment: null,
  trend: null,
  ...more,
})
const begun = (day: string) => ({ begun: { at: `2026-11-${day}T08:00:00.000Z`, answered: 3, total: 20 } })
const doubt = { doubt: { sittingId: 'd', sign: 'speed' } } as const
const unread = { unread: 'u' }
const worry = { sittingId: 'w', title: 'Worry', at: '2026-11-02T08:00:00.000Z' }
const left = { credits: 5, openable: [worry] }

test.each<[string, readonly Tile[], Partial<Overview>, object]>([
  [
    'goes on with what was begun last, before anything else',
    [tile('a', { ...doubt, ...unread }), tile('b', begun('03')), tile('c', begun('04'))],
    left,
    { kind: 'continue', tile: { slug: 'c' }, begun: { answered: 3, total: 20 } },
  ],
  [
    'takes a doubtful result again before a report is read',
    [tile('a', unread), tile('b', doubt)],
    left,
    { kind: 'retake', tile: { slug: 'b' }, sittingId: 'd', sign: 'speed' },
  ],
  [
    'reads an open report before another one is opened',
    [tile('a'), tile('b', unread)],
    left,
    { kind: 'read', tile: { slug: 'b' }, sittingId: 'u' },
  ],
  ['opens a result with a report that is left', [tile('a')], left, { kind: 'open', credits: 5, result: worry }],
  ['keeps reports for the next test', [tile('a')], { credits: 2 }, { kind: 'left', credits: 2 }],
  ['does not name a report that nothing is left for', [tile('a')], { openable: [worry] }, { kind: 'another' }],
  ['leads a member to the yearly portrait', [tile('a')], { vip: true }, { kind: 'year' }],
  ['uses a report before the yearly portrait', [tile('a')], { ...left, vip: true }, { kind: 'open' }],
  ['starts with a test where there is none', [], { credits: 3, vip: true }, { kind: 'first', credits: 3 }],
  [
    'never asks for a payment',
    [tile('a', { payment: { sittingId: 'p', status: 'pending', action: 'pay' } })],
    {},
    { kind: 'another' },
  ],
])('the next step %s', (_, tiles, overview, expected) => {
  expect(chooseNextStep(tiles, { credits: 0, vip: false, openable: [], ...overview })).toMatchObject(expected)
})
