import { expect, test } from 'vitest'
import { setUpTestDatabase } from '@/testing/database'
import { withLock } from './advisory-lock'

const database = setUpTestDatabase()

test('a lock is refused to a second caller until the first has finished', async () => {
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

test('a lock is released and the error is rethrown when the work fails', async () => {
  const failing = withLock(database.current, 'norms', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await withLock(database.current, 'norms', async () => 1)).toEqual({ done: 1 })
})
