import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Settings that `src/env.ts` reads but nobody writes to `.env`, each with the reason. */
const notWritten: Readonly<Record<string, string>> = {
  NODE_ENV: 'the command sets it: npm run dev, npm start, npm test',
}
/** Settings of `.env.example` that `src/env.ts` does not read, each with the program that reads them. */
const ofPrograms: Readonly<Record<string, string>> = {
  DATABASE_DIRECT_URL: 'scripts/start/migrate-deploy.ts',
  BACKUP_DIR: 'scripts/operate/backup.ts',
}

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)
const example = namesIn('.env.example', /^([A-Z_]+)=/gm)
const read = namesIn('src/env.ts', /^ {4}([A-Z][A-Z_]+):/gm)

describe('.env.example', () => {
  test('lists each setting of src/env.ts and of single scripts exactly once', () => {
    expect(read.length).toBeGreaterThan(40)
    const expected = [...read.filter((name) => !(name in notWritten)), ...Object.keys(ofPrograms)]
    expect(example.toSorted()).toEqual(expected.toSorted())
  })

  test.each(Object.entries(ofPrograms))('lists the setting %s because %s reads it', (name, program) => {
    expect(readFileSync(program, 'utf8')).toContain(name)
  })
})
