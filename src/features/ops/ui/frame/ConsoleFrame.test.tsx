// @vitest-environment happy-dom
import admin from '@locales/en/admin.json'
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import me from '@locales/en/me.json'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { permissionsOf, type StaffRole, staffRoles } from '@/core/ops/permissions'
import { type CallHandler, renderApp } from '@/testing/app-page'
import type { SearchResult } from '../../overview/overview-schema'
import type { AuditRows, StaffView } from '../../schema'
import { AuditScreen } from '../AuditScreen'
import { ConsoleFrame } from './ConsoleFrame'
// Modules fetched during use are loaded beforehand: a busy machine takes time for them.
import '@/trpc/as-mutation'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const staff: StaffView = { email: 'owner@example.org', role: 'owner', acts: [] }
const sent = vi.fn<(path: string) => void>()

async function open(children: React.ReactNode, answer: CallHandler) {
  sent.mockReset()
  await renderApp(children, { admin, common, errors, me }, (path, input) => {
    sent(path)
    return answer(path, input)
  })
}
const frame = (view = staff, path = '/admin') => (
  <ConsoleFrame staff={view} path={path} name="Console" languages={null}>
    …
  </ConsoleFrame>
)
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('a failed sign-out shows an error and can be tried again', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  let failing = true
  await open(frame(), () => {
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
  await open(frame(), () => null)
  fireEvent.click(screen.getByRole('button', { name: admin.nav.signOut }))
  fireEvent.click(screen.getByRole('button', { name: admin.nav.signOut }))
  await waitFor(() => expect(window.location.assign).toHaveBeenCalled())
  await press(admin.nav.signOut)
  expect(sent.mock.calls).toEqual([['ops.signOut']])
})

/** Returns the navigation links at the side by their group. */
function waysOf(): Record<string, (string | null)[]> {
  const nav = screen.getByRole('navigation', { name: admin.nav.label })
  return Object.fromEntries(
    within(nav)
      .getAllByRole('list')
      .map((list) => [
        document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent,
        within(list)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ]),
  )
}
const viewOf = (role: StaffRole): StaffView => ({ email: `${role}@example.org`, role, acts: permissionsOf(role) })

describe('the navigation links of the console', () => {
  test('form five groups for an owner', async () => {
    await open(frame(viewOf('owner')), () => null)
    const { groups } = admin.nav
    expect(Object.keys(waysOf())).toEqual([groups.today, groups.people, groups.money, groups.product, groups.safety])
    expect(Object.values(waysOf()).flat()).toHaveLength(14)
  })

  test('leave out pages and groups that the role may not open', async () => {
    await open(frame(viewOf('psychometrician')), () => null)
    const { groups } = admin.nav
    expect(waysOf()).toEqual({
      [groups.today]: ['/admin'],
      [groups.product]: ['/admin/numbers', '/admin/measurement'],
    })
  })

  test.each([
    { path: '/admin', current: ['/admin page'] },
    { path: '/admin/orders?list=held', current: ['/admin/orders page'] },
    { path: '/admin/orders/Qm7xT2bL9vRc4pKd8sWn1A', current: ['/admin/orders true'] },
    { path: '/admin/measurement/studies', current: ['/admin/measurement true'] },
  ])('mark the links $current as current on the page $path', async ({ path, current }) => {
    await open(frame(viewOf('owner'), path), () => null)
    const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
    expect(marked.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`)).toEqual(current)
  })

  test.each(staffRoles)('appear with the page content and a banner that names the role %s', async (role) => {
    await open(frame(viewOf(role)), () => null)
    expect(screen.getByRole('main').textContent).toContain('…')
    expect(within(screen.getByRole('banner')).getByText(`${role}@example.org`).nextSibling?.textContent).toBe(
      admin.role[role],
    )
  })
})

const found: SearchResult = {
  orders: {
    rows: [
      {
        id: 'Qm7xT2bL9vRc4pKd8sWn1A',
        product: 'Full report',
        status: 'held',
        email: 'ana@example.org',
        price: { amountMinor: 499, currency: 'USD' },
        at: '2026-11-20T21:14:00.000Z',
      },
    ],
    total: 8,
  },
  customers: {
    rows: [{ ref: 'account-1', email: 'ana@example.org', name: 'Ana', orders: 3, since: '2026-11-20T21:14:00.000Z' }],
    total: 1,
  },
  exact: null,
}

describe('the search of the console', () => {
  const part = () => screen.getByRole('searchbox').closest<HTMLElement>('search') ?? document.body
  const type = (q: string) => {
    const box = screen.getByRole('searchbox', { name: admin.find.field })
    fireEvent.change(box, { target: { value: q } })
    return box
  }
  const search = async (q: string) => {
    const box = type(q)
    await act(async () => fireEvent.keyDown(box, { key: 'Enter' }))
  }

  test('sends one request when Enter is pressed, and lists orders and customers as links', async () => {
    await open(frame(viewOf('support')), () => found)
    type('ana@exa')
    expect(sent).not.toHaveBeenCalled()
    await search('ana@example.org')
    const box = part()
    await within(box).findByText(admin.find.orders.replace('{{count}}', '8'))
    expect(sent.mock.calls).toEqual([['ops.find']])
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/admin/orders/Qm7xT2bL9vRc4pKd8sWn1A', '/admin/customers/account-1'])
    expect(within(box).getByText(admin.find.more.replace('{{count}}', '7'))).toBeTruthy()
    await press(admin.find.close)
    expect(within(box).queryAllByRole('link')).toEqual([])
  })

  test('sends no request for fewer than three letters', async () => {
    await open(frame(viewOf('support')), () => found)
    await search('an')
    expect(screen.getByText(admin.find.short)).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
  })

  test('shows a message when nothing was found, and one when the search failed', async () => {
    let failing = false
    const nothing: SearchResult = { orders: { rows: [], total: 0 }, customers: { rows: [], total: 0 }, exact: null }
    await open(frame(viewOf('support')), () => {
      if (failing) throw new DomainError('ROLE_REQUIRED')
      return nothing
    })
    await search('nobody')
    expect(await screen.findByText(admin.find.none.replace('{{q}}', 'nobody'))).toBeTruthy()
    failing = true
    await search('somebody')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errors.ROLE_REQUIRED), { timeout: 10_000 })
  })

  test('is not shown to a role that may not search', async () => {
    await open(frame(viewOf('editor')), () => found)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
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
