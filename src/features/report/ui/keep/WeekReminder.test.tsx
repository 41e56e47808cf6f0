// @vitest-environment happy-dom

import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import reminder from '@locales/en/reminder.json'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/trpc/query-client'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'
import type { ReminderState } from '../../reminder/reminder-schema'
import { WeekReminder } from './WeekReminder'

const input = {
  email: 'ana@example.org',
  confirmed: true,
  weekAt: '2026-11-29T10:00:00.000Z',
  monthAt: '2026-12-20T10:00:00.000Z',
}

afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

/** Renders the panel with a server that knows an address; returns what was sent to the server. */
function panel(): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    // Queries are posted too; only requests that change something count.
    if (!/report\.reminder(\?|$)/.test(url)) sent.push(JSON.parse(String(body)))
    const data: ReminderState = {
      email: 'ana@example.org',
      reminder: /report\.remind(\?|$)/.test(url) ? input : null,
    }
    return Response.json({ result: { data } })
  })
  render(
    <MantineRoot>
      <TrpcProvider>
        <TextsProvider locale="en" dictionaries={{ common, errors, reminder }}>
          <Suspense>
            <WeekReminder sittingId="one" besideHelp={false} />
          </Suspense>
        </TextsProvider>
      </TrpcProvider>
    </MantineRoot>,
  )
  return sent
}
const button = (name: string) => screen.findByRole('button', { name })

test('the reminder form requires consent, shows both mail dates, and can cancel the reminder', async () => {
  const sent = panel()
  fireEvent.click(await button(reminder.open))
  const address = await screen.findByLabelText<HTMLInputElement>(reminder.email)
  expect(address.value).toBe('ana@example.org')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: reminder.agree })
  expect(box.checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: reminder.helped }).checked).toBe(false)
  fireEvent.click(await button(reminder.submit))
  await screen.findByText(errors.AGREEMENT_REQUIRED)
  expect(sent).toEqual([])
  fireEvent.click(box)
  fireEvent.click(await button(reminder.submit))
  await screen.findByText('Both go to ana@example.org.')
  expect(sent).toEqual([{ sittingId: 'one', email: 'ana@example.org', agreed: true, helped: false }])
  for (const day of ['November 29, 2026', 'December 20, 2026']) expect(screen.getByText(day)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: reminder.title })))
  fireEvent.click(await button(reminder.stop))
  await screen.findByText(reminder.stopped)
  await button(reminder.open)
})
