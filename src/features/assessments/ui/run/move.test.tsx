// @vitest-environment happy-dom
import run from '@locales/en/run.json'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { calls, heading, renderRunPage, resetRunPage, SITTING_ID } from '@/testing/run-page'

resetRunPage()

const key = `mi9f2k0g.${'K'.repeat(43)}`

test.each([
  { hash: `#move=${key}`, to: `/report/${SITTING_ID}` },
  { hash: `#move=${key}&pay`, to: `/payment?report=${SITTING_ID}` },
  // A chat program has appended a full stop to the link.
  { hash: `#move=${key}&pay。`, to: `/payment?report=${SITTING_ID}` },
])('a link that moves a result redirects to $to', async ({ hash, to }) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  calls.move.mockResolvedValue({ sittingId: SITTING_ID })
  history.replaceState(null, '', hash)
  renderRunPage()
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(to))
  expect(calls.move).toHaveBeenCalledExactlyOnceWith({ key })
})

test.each([
  { refusal: new DomainError('NOT_FOUND'), why: 'resultOver', keeps: false },
  { refusal: new DomainError('SIGNED_IN_HERE'), why: 'signedIn', keeps: true },
  { refusal: new TypeError('Failed to fetch'), why: 'offline', keeps: true },
] as const)(
  'a link that fails to move a result shows the message $why (key kept in the address: $keeps)',
  async (one) => {
    calls.move.mockRejectedValue(one.refusal)
    history.replaceState(null, '', `#move=${key}`)
    renderRunPage()
    await screen.findByText(run.gone[one.why].text)
    expect(heading().textContent).toBe(run.gone[one.why].heading)
    expect(location.hash !== '').toBe(one.keeps)
  },
)
