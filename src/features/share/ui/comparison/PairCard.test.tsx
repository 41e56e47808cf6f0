// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import share from '@locales/en/share.json'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { overlayOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { toWire } from '@/core/charts/portrait/wire'
import { renderApp } from '@/testing/app-page'
import type { PairView } from '../../schema'
import { drawPairCard } from './draw-pair-card'
import { PairCard } from './PairCard'

afterEach(cleanup)

const drawing = toWire(overlayOf(drawPortraitFromView('big-five', [])))
const viewOf = (own: boolean, other: boolean): PairView => ({
  state: 'shared',
  id: 'c'.repeat(22),
  slug: 'big-five',
  title: 'The Big Five',
  own: 'Ben',
  other: 'Ana',
  drawings: { own: drawing, other: drawing },
  card: { own, other, address: 'example.org/tests/big-five', code: { size: 1, d: '' } },
  notCompared: null,
  rows: [],
  questions: [],
})
const show = (view: PairView, call: (procedure: string, input: unknown) => unknown = () => null) =>
  renderApp(<PairCard view={view} />, { share, common, errors }, call)
const { card } = share.pair
const filled = (text: string, words: Record<string, string>) =>
  text.replace(/{{(\w+)}}/g, (_, key: string) => words[key] ?? '')
const name = { name: 'Ana' }

test.each([
  { own: false, other: false, says: card.none, offers: card.agree },
  { own: false, other: true, says: card.asked, offers: card.agree },
  { own: true, other: false, says: card.waiting, offers: card.takeBack },
])('no picture is drawn unless both agree (own: $own, other: $other)', async ({ own, other, says, offers }) => {
  await show(viewOf(own, other))
  expect(screen.getByText(filled(says, name))).toBeTruthy()
  expect(screen.getByRole('button', { name: filled(offers, name) })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: share.card.save })).toBeNull()
})

test('the picture is drawn and can be saved when both agree', async () => {
  await show(viewOf(true, true))
  expect(await screen.findByRole('img', { name: filled(card.alt, { test: 'The Big Five' }) })).toBeTruthy()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: share.card.save })
  await waitFor(() => expect(save.disabled).toBe(false))
})

test('pressing the button sends the agreement with the id of the comparison', async () => {
  const call = vi.fn((_procedure: string, _input: unknown) => null)
  await show(viewOf(false, true), call)
  fireEvent.click(screen.getByRole('button', { name: card.agree }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('share.allowPairCard', { comparisonId: 'c'.repeat(22), allowed: true }),
  )
})

test('the picture contains no name, personal sentence or date, and requires both agreements', () => {
  const t = ((key: string) => key) as never
  const { svg } = drawPairCard(viewOf(true, true), 'en', 'Mindglass', t)
  const words = [...svg.matchAll(/<text [^>]*>([^<]*)/g)].map(([, text]) => text).filter(Boolean)
  expect(words).toEqual([
    'Mindglass',
    'The Big Five',
    'pair.card.sentence',
    'page.yours',
    'example.org/tests/big-five',
    'pair.card.foot',
  ])
  expect(() => drawPairCard(viewOf(true, false), 'en', 'Mindglass', t)).toThrow()
})
