// @vitest-environment happy-dom

import admin from '@locales/en/admin.json'
import measurement from '@locales/en/admin-measurement.json'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'
import type { CareCounts } from '../../norms/norms-schema'
import { CareShares } from './CareShares'

afterEach(cleanup)

const of = (first: number, soft: number, retake: number, none: number): CareCounts => ({
  first,
  soft,
  retake,
  none,
  counted: first + soft + retake + none,
  since: '2026-12-01T03:00:00.000Z',
  until: '2027-03-01T03:00:00.000Z',
})

function shown(recent: CareCounts, ever: CareCounts) {
  const { container } = render(
    <MantineRoot>
      <TextsProvider locale="en" dictionaries={{ admin, 'admin-measurement': measurement }}>
        <CareShares recent={recent} care={{ days: 90, least: 20, ever }} />
      </TextsProvider>
    </MantineRoot>,
  )
  return [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
}

test('the help table shows the share of each outcome for recent days and for all time', () => {
  expect(shown(of(5, 15, 0, 80), of(100, 300, 40, 560))).toEqual([
    ['Help before everything else', '5.0% (5 of 100)', '10.0% (100 of 1,000)'],
    ['Help in the softer form', '15.0% (15 of 100)', '30.0% (300 of 1,000)'],
    ['An offer to answer again', '0.0% (0 of 100)', '4.0% (40 of 1,000)'],
    ['Neither', '80.0% (80 of 100)', '56.0% (560 of 1,000)'],
  ])
})

test('the help table shows no shares when fewer than 20 sittings were counted', () => {
  expect(shown(null, null)).toEqual([])
  expect(screen.getByText('Fewer than 20 have been counted so far, so nothing is shown.')).toBeDefined()
  cleanup()
  expect(shown(null, of(1, 2, 3, 20))[0]).toEqual(['Help before everything else', '–', '3.8% (1 of 26)'])
})
