import { expect, test } from 'vitest'
import { HOUR_MS } from '@/core/time'
import { sleepInSpanish } from '@/testing/data/norms'
import { attentiveAnswers, completeSitting, createStartInput, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { countDropOff, readDropOff } from './drop-off'

const database = setUpTestDatabase()
const db = () => database.current.db
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const sleep = publishedInstrument('sleep')

/** Begins a sitting and leaves it after this number of answers. */
async function leftAfter(answers: number): Promise<{ browser: TestBrowser; sittingId: string }> {
  const browser = new TestBrowser(database.current, 'es')
  const { sittingId } = await (await browser.api()).tests.start(createStartInput('sleep'))
  const responses = attentiveAnswers(sleep).slice(0, answers)
  if (answers > 0) await (await browser.api()).tests.save({ sittingId, responses })
  return { browser, sittingId }
}

test('an unfinished sitting counts as abandoned at its last answer after a day', async () => {
  const stops = () => readDropOff(db(), sleepInSpanish)
  await leftAfter(0)
  const back = await leftAfter(3)
  await leftAfter(3)
  const finisher = new TestBrowser(database.current, 'es')
  await completeSitting(finisher, 'sleep')
  expect(await countDropOff(db(), inHours(23))).toBe(0)
  expect(await stops()).toMatchObject({ finished: 1 })

  expect(await countDropOff(db(), inHours(25))).toBe(3)
  expect(await countDropOff(db(), inHours(26))).toBe(3)
  const found = await stops()
  expect(found?.stopped).toHaveLength(sleep.order.length + 1)
  expect(found?.stopped.slice(0, 5)).toEqual([1, 0, 0, 2, 0])

  const { tests } = await back.browser.api()
  await tests.submit({ sittingId: back.sittingId, responses: attentiveAnswers(sleep) })
  expect(await countDropOff(db(), inHours(27))).toBe(2)
  expect(await stops()).toMatchObject({ finished: 2, stopped: [1, 0, 0, 1, ...Array(sleep.order.length - 3).fill(0)] })
})

test('a sitting begun more than 60 days ago or of an unknown test is not counted', async () => {
  await leftAfter(2)
  expect(await countDropOff(db(), inHours(61 * 24))).toBe(0)
  await db().sitting.updateMany({ data: { instrument: 'gone' } })
  expect(await countDropOff(db(), inHours(25))).toBe(0)
  expect(await db().dropOff.count()).toBe(0)
})
