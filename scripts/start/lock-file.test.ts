import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const packages = Object.entries(read('package-lock.json').packages as Record<string, Package>).filter(
  ([path, { link, inBundle }]) => path !== '' && !link && !inBundle,
)

test('lock file: names the content of every package, for every platform', () => {
  expect(packages.length).toBeGreaterThan(500)
  const without = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(without.map(([path]) => path)).toEqual([])
})

test('lock file: takes packages from no other place than the registry', () => {
  const foreign = packages.filter(
    ([, { resolved }]) => resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved),
  )
  expect(foreign.map(([path]) => path)).toEqual([])
})

test('next: there is one copy of it', () => {
  expect(packages.filter(([path]) => /(^|\/)node_modules\/next$/.test(path)).map(([path]) => path)).toEqual([
    'node_modules/next',
  ])
})
