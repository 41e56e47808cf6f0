// @vitest-environment happy-dom
import review from '@locales/en/review.json'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/app-page'
import { ReviewFields } from './ReviewFields'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  { typed: 'Tom & Ana', expected: review.form.nameHint },
  { typed: 'Ana <3', expected: review.form.nameHint },
  { typed: '<b>Ana</b>', expected: review.form.nameShown.replace('{{name}}', 'Ana') },
])('the review form shows “$expected” when the name is “$typed”', async ({ typed, expected }) => {
  const fields = {
    name: { name: 'name', value: typed, onChange: () => {} },
    content: { name: 'content', value: '', onChange: () => {} },
    rating: { name: 'rating', value: null, onChange: () => {} },
  }
  await renderApp(<ReviewFields {...fields} />, { review }, () => null)
  expect(screen.getByText(expected)).toBeTruthy()
})
