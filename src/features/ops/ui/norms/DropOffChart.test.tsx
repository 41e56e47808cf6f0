// @vitest-environment happy-dom

import measurement from '@locales/en/admin-measurement.json'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'
import { countStops, DropOffChart } from './DropOffChart'

afterEach(cleanup)

function chart(finished: number, stopped: number[]) {
  const dropOff = { countedAt: '2026-11-23T03:00:00.000Z', finished, stopped }
  const { container } = render(
    <MantineRoot>
      <TextsProvider locale="en" dictionaries={{ 'admin-measurement': measurement }}>
        <DropOffChart dropOff={dropOff} days={60} />
      </TextsProvider>
    </MantineRoot>,
  )
  return container
}

test('the drop-off chart has a bar per question and lists the questions at which most people stop', () => {
  const container = chart(10, [4, 0, 3, 1, 2])
  expect(screen.getByText('Of 20 no longer under way: 10 finished (50.0%), 10 stopped.')).toBeDefined()
  expect([...container.querySelectorAll('rect title')].map((title) => title.textContent)).toEqual([
    'Question 1: 4',
    'Question 2: 0',
    'Question 3: 3',
    'Question 4: 1',
  ])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Question 1: 4 of the 20 who got there (20.0%)',
    'Question 3: 3 of the 16 who got there (18.8%)',
    'Question 4: 1 of the 13 who got there (7.7%)',
  ])
  expect(screen.getByText('All answered, result not asked for: 2')).toBeDefined()
})

test('the drop-off chart shows a text instead of bars when there are no data', () => {
  const container = chart(0, [0, 0, 0])
  expect(screen.getByText(/^Nothing to show/)).toBeDefined()
  expect(container.querySelector('svg')).toBeNull()
})

test('countStops counts the question at which somebody stopped as reached, but no later one', () => {
  expect(countStops({ finished: 10, stopped: [4, 0, 1, 5] })).toEqual({
    begun: 20,
    stopped: 10,
    questions: [
      { question: 1, count: 4, reached: 20 },
      { question: 2, count: 0, reached: 16 },
      { question: 3, count: 1, reached: 16 },
    ],
    unasked: 5,
  })
})
