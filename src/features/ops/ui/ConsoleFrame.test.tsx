// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { type Answer, renderApp } from '@/testing/app-page'
import admin from '../../../../locales/en/admin.json'
import common from '../../../../locales/en/common.json'
import errors from '../../../../locales/en/errors.json'
import type { AuditRows, StaffView } from '../schema'
import { AuditScreen } from './AuditScreen'
import { ConsoleFrame } from './ConsoleFrame'
// Modules fetched during use are loaded beforehand: a busy machine takes time for them.
import '@/trpc/run-mutation'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const staff: StaffView = { email: 'owner@example.org', role: 'owner', acts: [] }
const sent = vi.fn<(path: string) => void>()

async function open(children: React.ReactNode, answer: Answer) {
  sent.mockReset()
  await renderApp(children, { admin, common, errors }, (path, input) => {
    sent(path)
    return answer(path, input)
  })
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a failed sign-out shows an error and can be tried again', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  let failing = true
  await open(<ConsoleFrame staff={staff}>…</ConsoleFrame>, () => {
    if (failing) throw new DomainError('SERVICE_UNAVAILABLE')
    return null
  })
  await press(admin.nav.signOut)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.SERVICE_UNAVAILABLE))
  expect(leave).not.toHaveBeenCalled()
  failing = false
  await press(admin.nav.signOut)
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/admin/login'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the sign-out button sends only one request when it is clicked several times', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await open(<ConsoleFrame staff={staff}>…</ConsoleFrame>, () => null)
  fireEvent.click(screen.getByRole('button', { name: admin.nav.signOut }))
  fireEvent.click(screen.getByRole('button', { name: admin.nav.signOut }))
  await waitFor(() => expect(window.location.assign).toHaveBeenCalled())
  await press(admin.nav.signOut)
  expect(sent.mock.calls).toEqual([['ops.signOut']])
})

const rows: AuditRows = {
  rows: [
    {
      id: '1',
      at: '2026-11-20T21:14:00.000Z',
      actor: 'owner@example.org',
      role: 'owner',
      act: 'audit.read',
      subject: '-',
      reason: null,
      network: null,
      failed: null,
    },
  ],
  total: 1,
}

test('the CSV download of the audit log retries a request that failed on the network', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  let lost = 1
  await open(<AuditScreen />, (_, input) => {
    const { all } = input as { all: boolean }
    if (all && lost-- > 0) throw new TypeError('Failed to fetch')
    return rows
  })
  await screen.findByText('owner@example.org')
  await press(admin.table.csv)
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 })
  expect(await files[0]?.text()).toContain('owner@example.org')
  expect(sent).toHaveBeenCalledTimes(3)
})

test('the audit log shows an error when its CSV download is not allowed', async () => {
  await open(<AuditScreen />, (_, input) => {
    if ((input as { all: boolean }).all) throw new DomainError('ROLE_REQUIRED')
    return rows
  })
  await screen.findByText('owner@example.org')
  await press(admin.table.csv)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.ROLE_REQUIRED), { timeout: 10_000 })
})
