import { expect, test } from 'vitest'
import { testDatabase } from '@/testing/database'
import { withLock } from './advisory-lock'

const database = testDatabase()

test('lock is refused to a second caller while the first works, and is free afterwards', async () => {
  let end = () => {}
  const working = new Promise<void>((begin) => {
    void withLock(database.current, 'norms', () => {
      begin()
      return new Promise<void>((resolve) => {
        end = resolve
      })
    })
  })
  await working
  expect(await withLock(database.current, 'norms', async () => 'done')).toBeNull()
  end()
  await expect.poll(() => withLock(database.current, 'norms', async () => 'done')).toEqual({ done: 'done' })
})

test('work that fails lets the lock go and says why', async () => {
  const failing = withLock(database.current, 'norms', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await withLock(database.current, 'norms', async () => 1)).toEqual({ done: 1 })
})
