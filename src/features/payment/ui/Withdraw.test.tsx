// @vitest-environment happy-dom

import auth from '@locales/en/auth.json'
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import withdraw from '@locales/en/withdraw.json'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/trpc/query-client'
import { RemoteData } from '@/trpc/RemoteData'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'
import { Withdraw } from './Withdraw'

afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

/** The page before a server that takes every statement; returns what was sent to it. */
function page(): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ result: { data: { receivedAt: '2026-11-22T09:30:00.000Z' } } })
  })
  render(
    <MantineRoot>
      <RemoteData>
        <TextsProvider locale="en" dictionaries={{ auth, common, errors, withdraw }}>
          <Withdraw locale="en" />
        </TextsProvider>
      </RemoteData>
    </MantineRoot>,
  )
  return sent
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const confirm = () => fireEvent.click(screen.getByRole('button', { name: withdraw.submit }))

test('what was typed is sent at one press, and the page says when, and what no mail means', async () => {
  const sent = page()
  type(withdraw.order, 'Qm7xT2bL 9vRc4pKd8sWn1A')
  type(withdraw.email, 'ana@example.org')
  confirm()
  await screen.findByRole('heading', { name: withdraw.done.title })
  expect(sent).toEqual([{ orderNumber: 'Qm7xT2bL 9vRc4pKd8sWn1A', email: 'ana@example.org', name: '' }])
  expect(document.body.textContent).toMatch(/November 22, 2026/)
  expect(screen.getByRole('link', { name: 'contact' }).getAttribute('href')).toBe('/contact')
  fireEvent.click(screen.getByRole('button', { name: withdraw.done.again }))
  expect(screen.getByLabelText<HTMLInputElement>(withdraw.order).value).toBe('')
})

test('a number that no receipt has, and a missing address, are said at their fields and nothing is sent', async () => {
  const sent = page()
  type(withdraw.order, '12345')
  confirm()
  expect(await screen.findByText(errors.ORDER_NUMBER_INVALID)).toBeTruthy()
  expect(screen.getByText(errors.EMAIL_REQUIRED)).toBeTruthy()
  expect(sent).toEqual([])
})
