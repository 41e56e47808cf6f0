import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { framesOf, log } from './log'

const lines: string[] = []

beforeAll(() => {
  log.level = 'trace'
})
beforeEach(() => {
  lines.length = 0
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[pino.symbols.streamSym]
  if (!stream) throw new Error('no stream')
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
})
afterAll(() => {
  log.level = 'silent'
  vi.restoreAllMocks()
})

test('an email address quoted in an error message is removed from the log [log-address-removed]', () => {
  log.error({ order: 'o1', error: 'StripeInvalidRequestError: Invalid email address: ana.luz+x@example.org' }, 'no')
  log.warn({ errors: ["550 <ana@example.org> unknown; to='Ana' <ana@example.org>", 'closed'] }, 'told')
  log.warn({ error: 'Key (email)=(ana@example.org) already exists.' }, 'raw')
  const written = lines.map((line) => JSON.parse(line))
  expect(written).toMatchObject([
    { order: 'o1', error: 'StripeInvalidRequestError: Invalid email address: …' },
    { errors: ["550 <…> unknown; to='Ana' <…>", 'closed'] },
    { error: 'Key (email)=(…) already exists.' },
  ])
})

test('log fields named email, code, key or responses are blanked, also when nested', () => {
  log.info(
    { email: 'ana@example.org', input: { code: '1234 5678', key: 'k3y', responses: [{ value: 3 }] } },
    'slipped in',
  )
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ email: '…', input: { code: '…', key: '…', responses: '…' } })
})

test('the stack frames of an error exclude its message, even a message of several lines [log-error-place]', () => {
  const frames = framesOf(new Error('Key (email)=(ana@example.org)\nalready exists'))
  expect(frames.length).toBeGreaterThan(0)
  expect(frames.every((frame) => frame.startsWith('at '))).toBe(true)
  expect(frames.join()).not.toContain('ana')
})

test('a value that is not an error has no stack frames', () => {
  expect(framesOf('broken')).toEqual([])
})
