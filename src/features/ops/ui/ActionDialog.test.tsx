// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { type CallHandler, renderApp } from '@/testing/app-page'
import admin from '../../../../locales/en/admin.json'
import content from '../../../../locales/en/admin-content.json'
import auth from '../../../../locales/en/auth.json'
import common from '../../../../locales/en/common.json'
import errors from '../../../../locales/en/errors.json'
import me from '../../../../locales/en/me.json'
import shop from '../../../../locales/en/shop.json'
import type { AddNoticeInput as Notice } from '../content/content-schema'
import type { Customer } from '../customers/support-schema'
import { ArticleAction } from './content/ContentScreen'
import { AddNotice } from './content/NoticesPart'
import { AddOffer } from './content/OffersPart'
import { AccountActions } from './customers/AccountActions'
import { Announcements } from './frame/Announcements'

// Modules that load during use are imported here in advance: a busy machine takes time to load them.
import '@/trpc/as-mutation'
import '../content/content-schema'
import '../customers/support-schema'
import './ActionForm'
import './customers/AccountInputs'
import './content/ArticleInputs'
import './content/NoticeInputs'
import './content/OfferInputs'

afterEach(cleanup)

const texts = { admin, 'admin-content': content, auth, common, errors, me, shop }
const article = { id: 'burnout', title: 'Burnout', column: 'mood', preview: '/preview', states: [] }
const account: NonNullable<Customer['account']> = {
  id: 'Qm7xT2bL9vRc4pKd8sWn1A',
  name: 'Ana',
  verified: true,
  locale: 'en',
  credits: 2,
  vipSince: null,
  createdAt: '2026-11-20T21:14:00.000Z',
  signedInAt: '2026-11-20T21:14:00.000Z',
  ledger: [],
}

const sent = vi.fn<(path: string, input: unknown) => void>()
const accepted: CallHandler = () => null

/** Renders an action of the console and opens its dialog. */
async function open(action: React.ReactNode, name: string, answer = accepted) {
  sent.mockReset()
  await renderApp(<Announcements>{action}</Announcements>, texts, (path, input) => {
    sent(path, input)
    return answer(path, input)
  })
  fireEvent.click(screen.getByRole('button', { name }))
  return screen.findByRole('dialog')
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
/** Submits the form of a field, as the Enter key does in a line of text. */
const enter = (label: string) => act(async () => field(label).form?.requestSubmit())
const alerts = (...said: string[]) =>
  waitFor(() => expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(said))
const focused = (label: string) => waitFor(() => expect(document.activeElement).toBe(field(label)))

const words = { 中文: '邮件会晚一些到。', English: 'Mails are late today.', Español: 'Hoy los correos tardan.' }
const typeNotice = () => {
  for (const [label, value] of Object.entries(words)) type(label, value)
  type(content.endsAt, '2099-01-01T00:00')
  type(admin.action.reason, 'the provider is slow')
}

test('an action dialog is submitted with Enter, and a status message confirms it after the dialog closes', async () => {
  await open(<AddNotice />, content.addNotice)
  typeNotice()
  await enter(admin.action.reason)
  const notice: Notice = {
    kind: 'information',
    texts: { cn: words.中文, en: words.English, es: words.Español },
    startsAt: null,
    endsAt: '2099-01-01T00:00:00.000Z',
    reason: 'the provider is slow',
  }
  await waitFor(() => expect(sent.mock.calls).toContainEqual(['ops.addNotice', notice]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const text = screen.getByRole('status')
  expect(text.textContent).toContain(admin.action.done)
  fireEvent.click(screen.getByRole('button', { name: admin.action.hide }))
  expect(text.textContent).toBe('')
})

test('empty required fields show validation errors, and the first one gets the focus', async () => {
  await open(<AddNotice />, content.addNotice)
  type('English', words.English)
  await enter(admin.action.reason)
  await alerts(errors.NOTICE_TEXT, errors.NOTICE_TEXT, errors.TIME_INVALID, errors.REASON_REQUIRED)
  await focused('中文')
  expect(field(content.endsAt).getAttribute('aria-invalid')).toBe('true')
  expect(sent).not.toHaveBeenCalled()
})

test('an error from the server is shown at its field, and the typed values are kept', async () => {
  await open(<AddNotice />, content.addNotice, () => {
    throw new DomainError('TIME_INVALID')
  })
  typeNotice()
  await enter(admin.action.reason)
  await alerts(errors.TIME_INVALID)
  await focused(content.endsAt)
  expect(field(content.endsAt).getAttribute('aria-invalid')).toBe('true')
  for (const [label, value] of Object.entries(words)) expect(field(label).value).toBe(value)
  expect(field(content.endsAt).value).toBe('2099-01-01T00:00')
  expect(field(admin.action.reason).value).toBe('the provider is slow')
})

test('an incomplete start time of a notice is a validation error, not an immediate start', async () => {
  await open(<AddNotice />, content.addNotice)
  typeNotice()
  Object.defineProperty(field(content.startsAt), 'validity', { value: { badInput: true } })
  fireEvent.keyUp(field(content.startsAt))
  await enter(admin.action.reason)
  await alerts(errors.TIME_INVALID)
  await focused(content.startsAt)
  expect(sent).not.toHaveBeenCalled()
})

test('the offer dialog shows validation errors when products and percentage are missing', async () => {
  await open(<AddOffer />, content.addOffer)
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  type(content.percent, '')
  type(content.endsAt, '2099-01-01T00:00')
  type(admin.action.reason, 'spring')
  await enter(admin.action.reason)
  await alerts(errors.PRODUCT_REQUIRED, errors.OFFER_PERCENT)
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]))
  expect(sent).not.toHaveBeenCalled()
})

test('the article dialog requires a language, and a time only when the article is scheduled', async () => {
  await open(<ArticleAction article={article} />, content.change)
  type(admin.action.reason, 'a test')
  type(content.phase, 'scheduled')
  await enter(admin.action.reason)
  await alerts(errors.LANGUAGE_REQUIRED, errors.TIME_INVALID)
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  await enter(admin.action.reason)
  await alerts(errors.TIME_INVALID)
  await focused(content.publicAt)
  type(content.publicAt, '2099-01-01T00:00')
  type(content.phase, 'draft')
  await enter(admin.action.reason)
  const states = { articleId: 'burnout', locales: ['cn', 'en', 'es'], phase: 'draft', publicAt: null }
  await waitFor(() => expect(sent).toHaveBeenCalledWith('ops.setArticle', { ...states, reason: 'a test' }))
})

test.each([
  ['', errors.NUMBER_REQUIRED],
  ['1.5', errors.NUMBER_REQUIRED],
  ['51', errors.NUMBER_RANGE.replace('{{least}}', '-50').replace('{{most}}', '50')],
  ['0', errors.NOTHING_TO_DO],
])('a credit change of %j is rejected with a validation error', async (typed, expected) => {
  await open(<AccountActions account={account} email="ana@example.org" />, admin.support.credits)
  type(admin.support.delta, typed)
  type(admin.action.reason, 'a gift')
  await enter(admin.support.delta)
  await alerts(expected)
  await focused(admin.support.delta)
  expect(sent).not.toHaveBeenCalled()
})

test('a reopened dialog starts with empty fields', async () => {
  await open(<AddNotice />, content.addNotice)
  typeNotice()
  fireEvent.click(screen.getByRole('button', { name: admin.action.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: content.addNotice }))
  await screen.findByRole('dialog')
  expect(field('English').value).toBe('')
  expect(field(admin.action.reason).value).toBe('')
})
