import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, filesOf, sampleCode } from './mutation.mjs'

const changed = new Map(Object.entries(areas).map(([name, { mutate }]) => [name, filesOf(mutate)]))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test.each(['auth', 'me', 'payment', 'report', 'shop'])(
  'every server file of the feature %s belongs to exactly one mutation area',
  (name) => {
    const folder = join('src/features', name)
    const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('ui/') && !isTest(file))
      .map((file) => join(folder, file))
    expect(own.length).toBeGreaterThan(5)
    const times = own.map((file) => [file, [...changed.values()].filter((files) => files.includes(file)).length])
    expect(times.filter(([, count]) => count !== 1)).toEqual([])
  },
)

test('every file of the psychometrics package belongs to exactly one mutation area', () => {
  const root = 'packages/psychometrics/src'
  const own = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => file.endsWith('.ts') && !isTest(file))
  expect(own.length).toBeGreaterThan(60)
  const times = own.map((file) => [file, [...changed.values()].filter((files) => files.includes(file)).length])
  expect(times.filter(([, count]) => count !== 1)).toEqual([])
})

test('the mails area mutates the mail senders, and the listed tests of every area exist', () => {
  expect(changed.get('mails')).toEqual(
    expect.arrayContaining(['src/features/report/mail.tsx', 'src/features/auth/mail.tsx']),
  )
  expect(changed.get('mails')?.filter(isTest)).toEqual([])
  const named = Object.values(areas).flatMap(({ tests }) => tests.filter((one) => !one.includes('*')))
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('a seed always samples the same blocks, and another seed samples other blocks', () => {
  const file = 'src/server/jobs/outbox.ts'
  const blocks = sampleCode([file], 0.5, 3)
  expect(sampleCode([file], 0.5, 3)).toEqual(blocks)
  expect(sampleCode([file], 0.5, 4)).not.toEqual(blocks)
  expect(sampleCode([file], 1, 3)).toContain(`${file}:1-8`)
})
