// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import report from '@locales/en/report.json'
import share from '@locales/en/share.json'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import type { Sharing } from '../../schema'
import { CardPreview } from './CardPreview'

const drawer = vi.hoisted(() => ({ load: vi.fn(), drawCard: vi.fn() }))
vi.mock('./draw-card', async () => {
  await drawer.load()
  return { drawCard: drawer.drawCard }
})

const sharing: Sharing = {
  sittingId: 'a',
  slug: 'sleep',
  title: 'Sleep',
  month: '2026-11',
  picture: [],
  sentence: 'A sentence.',
  unsaid: null,
  address: 'example.org/tests/sleep',
  code: { size: 1, d: '' },
  parts: [{ id: 'onset', name: 'Falling asleep', level: 'level2' }],
  locked: 0,
  takenIn: 'en',
  name: '',
  cards: [],
  comparisons: [],
}
const grounds = { paper: '<svg/>', ink: '<svg/>', apricot: '<svg/>', dusk: '<svg/>' }
const first = { svg: '<svg/>', alt: 'The first card.', grounds }
const show = (chosen: string[] = [], change: Partial<Sharing> = {}) =>
  renderApp(
    <CardPreview sharing={{ ...sharing, ...change }} first={first} chosen={chosen} name="" />,
    { share, report, common, errors },
    () => null,
  )
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: share.card.save })

afterEach(() => {
  cleanup()
  vi.resetModules()
  drawer.load.mockReset()
  drawer.drawCard.mockReset()
  vi.unstubAllGlobals()
})

test('the initial card can be saved immediately, without loading the drawing code', async () => {
  await show()
  expect(screen.getByRole('img', { name: first.alt })).toBeTruthy()
  expect(save().disabled).toBe(false)
  expect(drawer.load).not.toHaveBeenCalled()
})

test('the preview shows an error and disables saving when the drawing code fails to load', async () => {
  drawer.load.mockRejectedValue(new Error('ChunkLoadError'))
  await show(['onset'])
  expect((await screen.findByRole('alert')).textContent).toBe(common.error.load)
  expect(save().disabled).toBe(true)
})

test('another card format is drawn once the drawing code has loaded, and saving is disabled until then', async () => {
  let arrive = () => {}
  drawer.load.mockReturnValue(
    new Promise<void>((resolve) => {
      arrive = resolve
    }),
  )
  drawer.drawCard.mockReturnValue({ svg: '<svg/>', alt: 'The tall card.' })
  await show()
  fireEvent.click(screen.getByRole('radio', { name: share.card.story }))
  expect(screen.getByText(share.card.loading)).toBeTruthy()
  expect(save().disabled).toBe(true)
  arrive()
  expect(await screen.findByRole('img', { name: 'The tall card.' })).toBeTruthy()
  expect(drawer.drawCard.mock.lastCall?.[1]).toMatchObject({ format: 'story', parts: [] })
  await waitFor(() => expect(save().disabled).toBe(false))
})

test('the card is redrawn when another background is chosen', async () => {
  drawer.drawCard.mockReturnValue({ svg: '<svg/>', alt: 'The card on ink.' })
  await show()
  fireEvent.click(screen.getByRole('radio', { name: share.card.ink }))
  expect(await screen.findByRole('img', { name: 'The card on ink.' })).toBeTruthy()
  expect(drawer.drawCard.mock.lastCall?.[1]).toMatchObject({ format: 'tall', ground: 'ink' })
})

test.each(['heavy', 'version'] as const)(
  'the preview states why the card has no portrait sentence: %s',
  async (why) => {
    await show([], { unsaid: why })
    expect(screen.getByText(share.card.unsaid[why])).toBeTruthy()
    cleanup()
    await show()
    expect(screen.queryByText(share.card.unsaid[why])).toBeNull()
  },
)
