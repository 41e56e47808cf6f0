import { expect, test } from 'vitest'
import { DomainError } from '@/core/error/error'
import { sendWithRetries } from './send-with-retries'

/** Returns the outcome of sending if the site gives these answers in turn, and the waits in ms between them. */
async function sent(...answers: (string | Error)[]) {
  const waited: number[] = []
  let calls = 0
  const send = async () => {
    const answer = answers[calls++] ?? answers.at(-1)
    if (answer instanceof Error) throw answer
    return answer
  }
  const outcome = await sendWithRetries(send, async (ms) => void waited.push(ms)).catch((error: unknown) => error)
  return { outcome, asked: calls, waited }
}
const away = (seconds?: number) => new DomainError('SERVICE_UNAVAILABLE', seconds === undefined ? {} : { seconds })
const wrong = new DomainError('CODE_WRONG')

test('sendWithRetries sends again with growing pauses until the site responds', async () => {
  expect(await sent(away(), away(), 'done')).toEqual({ outcome: 'done', asked: 3, waited: [2_000, 4_000] })
})

test('sendWithRetries waits as long as the site asks', async () => {
  expect(await sent(away(10), 'done')).toMatchObject({ outcome: 'done', waited: [10_000] })
})

test('sendWithRetries throws the last error after six attempts', async () => {
  const { outcome, asked } = await sent(away())
  expect(outcome).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(asked).toBe(6)
})

test.each([wrong, new Error('network'), new DomainError('INTERNAL')])(
  'sendWithRetries sends nothing again after %s',
  async (error) => {
    expect(await sent(error, 'done')).toEqual({ outcome: error, asked: 1, waited: [] })
  },
)
