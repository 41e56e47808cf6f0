import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('what reaches the browser takes zod from core/zod.ts, where the bundler can leave the rest of it away', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const importers = sources.filter((file) => /from 'zod\/(v4\/)?mini'/.test(readFileSync(join('src', file), 'utf8')))
  expect(importers).toEqual(['core/zod.ts'])
})
