import { expect, test, vi } from 'vitest'
import type { DataKey } from '@/core/ops/data-keys'
import { setUpTestDatabase } from '@/testing/database'
import { waitForDatabase } from '../jobs/background'
import { openDatabaseAtStart, requireKeysAtStart } from '../jobs/startup'
import { DataKeyError, deleteOtherDataKeys, requireDataKeys } from './data-keys'

const database = setUpTestDatabase()
const db = () => database.current.db
const key = (id: string, byte: number): DataKey => ({ id, key: new Uint8Array(32).fill(byte) })
const [first, second] = [key('k1', 1), key('k2', 2)]

test('the id of a data key is recorded at its first use, but not the key itself', async () => {
  await requireDataKeys(db(), [first])
  await requireDataKeys(db(), [first])
  const rows = await db().dataKey.findMany()
  expect(rows.map(({ id }) => id)).toEqual(['k1'])
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(first.key).toString('base64url').slice(0, 20))
})

test('startup fails when a data key of the database is missing or differs [keys-needed-at-start]', async () => {
  await requireDataKeys(db(), [first])
  await expect(requireDataKeys(db(), [])).rejects.toThrow(/does not have "k1"/)
  await expect(requireDataKeys(db(), [second])).rejects.toThrow(/does not have "k1"/)
  await expect(requireDataKeys(db(), [key('k1', 9)])).rejects.toThrow(/not the one of that name/)
  await expect(requireDataKeys(db(), [second, first])).resolves.toBeUndefined()
  await expect(requireDataKeys(db(), [])).rejects.toBeInstanceOf(DataKeyError)
})

test('a data key that encrypts nothing any more can be removed', async () => {
  await requireDataKeys(db(), [second, first])
  expect(await deleteOtherDataKeys(db(), 'k2')).toEqual(['k1'])
  await expect(requireDataKeys(db(), [second])).resolves.toBeUndefined()
})

test('the process exits when a data key is wrong, and waits while the database is unreachable', async () => {
  const end = vi.fn()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answered = vi.fn()
  void waitForDatabase().then(answered)
  await requireDataKeys(db(), [first])
  await requireKeysAtStart(db(), end)
  expect(end).toHaveBeenCalledExactlyOnceWith(1)
  expect(error.mock.lastCall?.[0]).toMatch(/^DATA_KEYS does not have "k1"/)

  const away = { dataKey: { findMany: vi.fn().mockRejectedValueOnce(new Error('database away')) } }
  const late = vi.fn()
  await requireKeysAtStart(away as never, late)
  expect(late).not.toHaveBeenCalled()
  away.dataKey.findMany.mockRejectedValueOnce(new DataKeyError('other key'))
  await vi.waitFor(() => expect(late).toHaveBeenCalledExactlyOnceWith(1), { timeout: 3_000 })
  // The site does not report readiness before that.
  expect(answered).not.toHaveBeenCalled()
  await db().dataKey.deleteMany()
  await requireKeysAtStart(db(), end)
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce())
})

test('the process logs the reason and exits when its embedded database cannot be opened [embedded-unopened-ends]', async () => {
  const end = vi.fn()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const nowhere = () => Promise.reject(Object.assign(new Error('mkdir'), { code: 'EROFS' }))
  await expect(openDatabaseAtStart(nowhere, end)).rejects.toThrow('mkdir')
  expect(end).toHaveBeenCalledExactlyOnceWith(1)
  expect(error.mock.lastCall?.[0]).toMatch(/on a volume that can only be read/)
})
