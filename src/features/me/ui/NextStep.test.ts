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
    'continues the sitting begun last before anything else',
    [tile('a', { ...doubt, ...unread }), tile('b', begun('03')), tile('c', begun('04'))],
    left,
    { kind: 'continue', tile: { slug: 'c' }, begun: { answered: 3, total: 20 } },
  ],
  [
    'offers a retake of an unclear result before an unread report',
    [tile('a', unread), tile('b', doubt)],
    left,
    { kind: 'retake', tile: { slug: 'b' }, sittingId: 'd', sign: 'speed' },
  ],
  [
    'leads to an unread open report before it opens another one',
    [tile('a'), tile('b', unread)],
    left,
    { kind: 'read', tile: { slug: 'b' }, sittingId: 'u' },
  ],
  ['opens a result when a credit is left', [tile('a')], left, { kind: 'open', credits: 5, result: worry }],
  ['shows the credits left when there is no result to open', [tile('a')], { credits: 2 }, { kind: 'left', credits: 2 }],
  ['names no result to open when no credit is left', [tile('a')], { openable: [worry] }, { kind: 'another' }],
  ['leads a member to the yearly portrait', [tile('a')], { vip: true }, { kind: 'year' }],
  ['uses a credit before it leads to the yearly portrait', [tile('a')], { ...left, vip: true }, { kind: 'open' }],
  ['starts a first test when there is none', [], { credits: 3, vip: true }, { kind: 'first', credits: 3 }],
  [
    'never asks for a payment',
    [tile('a', { payment: { sittingId: 'p', status: 'pending', action: 'pay' } })],
    {},
    { kind: 'another' },
  ],
])('the next step %s', (_, tiles, overview, expected) => {
  expect(chooseNextStep(tiles, { credits: 0, vip: false, openable: [], ...overview })).toMatchObject(expected)
})
