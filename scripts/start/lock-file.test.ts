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

test('the lock file has a SHA-512 hash for every package', () => {
  expect(packages.length).toBeGreaterThan(500)
  const without = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
  expect(without.map(([path]) => path)).toEqual([])
})

test('the lock file resolves every package from the npm registry', () => {
  const foreign = packages.filter(
    ([, { resolved }]) => resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved),
  )
  expect(foreign.map(([path]) => path)).toEqual([])
})

test('the lock file contains exactly one copy of next', () => {
  expect(packages.filter(([path]) => /(^|\/)node_modules\/next$/.test(path)).map(([path]) => path)).toEqual([
    'node_modules/next',
  ])
})
