import { expect, test } from 'vitest'
import { loadPartErrors } from '@/features/assessments/measurement-errors'
import { createPublishedRelease } from '@/testing/data/norm-figures'
import { setUpTestDatabase } from '@/testing/database'

const database = setUpTestDatabase()

test('measuredParts returns the figures of each requested norm release by its id', async () => {
  const { db } = database.current
  const [worry, sleep] = [
    await createPublishedRelease(db, 'worry', 'es', { n: 320 }),
    await createPublishedRelease(db, 'sleep', 'es'),
  ]
  await createPublishedRelease(db, 'worry', 'en', { n: 500 })
  const parts = await loadPartErrors(db, [worry, sleep, 'norm-unknown'])
  expect([...parts.keys()]).toEqual([worry, sleep, 'norm-unknown'])
  expect(parts.get(worry)?.[0]).toMatchObject({ n: 320, sem: 8.3 })
  expect(parts.get(sleep)?.[0]).toMatchObject({ n: 400, sem: 8.3 })
  expect(parts.get('norm-unknown')).toEqual([])
  expect(await loadPartErrors(db, [])).toEqual(new Map())
})

test('reading norm figures of an unknown shape throws', async () => {
  const { db } = database.current
  const known = await createPublishedRelease(db, 'worry', 'es')
  const { id: _, figures: __, ...row } = await db.normVersion.findUniqueOrThrow({ where: { id: known } })
  await db.normVersion.create({
    data: { ...row, id: 'newer', number: 2, figures: { v: 2, parts: [{ id: 'a', sem: 3 }] } },
  })
  await expect(loadPartErrors(db, [known, 'newer'])).rejects.toThrow(/"n"/)
})
