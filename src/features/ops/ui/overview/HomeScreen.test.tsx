// @vitest-environment happy-dom
import admin from '@locales/en/admin.json'
import common from '@locales/en/common.json'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { permissionsOf, type StaffRole } from '@/core/ops/permissions'
import { renderApp } from '@/testing/app-page'
import type { PendingTasks } from '../../overview/overview-schema'
import { HomeScreen } from './HomeScreen'

afterEach(cleanup)

const show = (waiting: PendingTasks, role: StaffRole = 'owner') =>
  renderApp(<HomeScreen acts={permissionsOf(role)} />, { admin, common }, () => waiting)
const linesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((line) => [line.textContent, line.querySelector('a')?.getAttribute('href')])

test('the overview shows every kind of pending task with its date and a link to its list', async () => {
  await show([
    { kind: 'withdrawals', count: 2, at: '2026-11-30T12:00:00.000Z', late: true },
    { kind: 'disputes', count: 1, at: '2026-12-03T12:00:00.000Z', late: false },
    { kind: 'held', count: 3, at: '2026-11-20T12:00:00.000Z', late: false },
    { kind: 'reported', count: 1, at: null, late: false },
  ])
  await screen.findByRole('list', { name: admin.home.waiting })
  expect(linesOf(admin.home.waiting)).toEqual([
    ['Withdrawals, money still to be sent back: 2 · was due on November 30, 2026', '/admin/orders?list=due'],
    ['Open disputes: 1 · by December 3, 2026', '/admin/disputes'],
    ['Held payments: 3 · since November 20, 2026', '/admin/orders?list=held'],
    ['Reported reviews: 1', '/admin/reviews?list=reported'],
  ])
})

test('the overview shows a text instead of a list when nothing is waiting', async () => {
  await show([])
  expect(await screen.findByText(admin.home.quiet)).toBeTruthy()
  expect(screen.queryByRole('list', { name: admin.home.waiting })).toBeNull()
})

test('the overview names the empty task lists that the role may open', async () => {
  await show([{ kind: 'reported', count: 1, at: null, late: false }], 'editor')
  await screen.findByRole('list', { name: admin.home.waiting })
  expect(linesOf(admin.home.clear)).toEqual([['Reviews waiting to be shown: 0', '/admin/reviews?list=waiting']])
})
