// @vitest-environment happy-dom
import run from '@locales/en/run.json'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  advanceTime,
  beginSitting,
  heading,
  renderRunPage,
  resetRunPage,
  showQuestions,
  threeQuestionTest,
} from '@/testing/run-page'

resetRunPage()

const share = () => document.querySelector<HTMLElement>('[style*="--drawn"]')?.style.getPropertyValue('--drawn')

test('the progress drawing grows with every answer and is complete after the last one', async () => {
  await showQuestions(1, ['q1'])
  expect(Number(share())).toBeCloseTo(1 / 3)
  fireEvent.click(screen.getByRole('radio', { name: 'Often' }))
  expect(Number(share())).toBeCloseTo(2 / 3)
  await advanceTime(200)
  await advanceTime(200)
  fireEvent.click(screen.getByRole('radio', { name: 'Often' }))
  await advanceTime(200)
  expect(heading().textContent).toBe(run.review.heading)
  expect(share()).toBe('1')
})

test('the progress drawing stays incomplete on the review screen when questions are unanswered', async () => {
  await showQuestions(3, ['q1'])
  expect(Number(share())).toBeCloseTo(1 / 3)
})

const long = {
  ...threeQuestionTest,
  items: Array.from({ length: 30 }, (_, n) => ({ ...threeQuestionTest.items[0], id: `q${n}`, text: `Question ${n}` })),
} as typeof threeQuestionTest

test.each([
  { at: 0, says: null },
  { at: 9, says: null },
  { at: 10, says: `Chapter 2 of 3 · ${run.chapter.second}` },
  { at: 11, says: null },
  { at: 20, says: `Chapter 3 of 3 · ${run.chapter.last}` },
])('the chapter line above the question at position $at of 30 shows $says', async ({ at, says }) => {
  beginSitting(at)
  renderRunPage(long)
  await advanceTime(300)
  expect(screen.queryByText(/Chapter/)?.parentElement?.textContent ?? null).toBe(says)
})
