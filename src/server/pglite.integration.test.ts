import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPool } from './pool'

const dir = mkdtempSync(join(tmpdir(), 'pglite-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('a second opening of the same directory is refused in words, and a closed one can be opened again', async () => {
  const first = await openPool(undefined, dir)
  await first.pool.query('CREATE TABLE t (n int); INSERT INTO t VALUES (7)')
  await expect(openPool(undefined, dir)).rejects.toThrow('is in use by another process')
  await first.close()
  const again = await openPool(undefined, dir)
  expect((await again.pool.query('SELECT n FROM t')).rows).toEqual([{ n: 7 }])
  await again.close()
})
