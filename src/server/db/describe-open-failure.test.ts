import { expect, test } from 'vitest'
import { describeOpenFailure } from './describe-open-failure'

const failed = (message: string, code?: string, more: object = {}) =>
  Object.assign(new Error(message), { code, ...more })
const dir = 'var/pglite'

test.each([
  { error: failed('PGlite failed to initialize properly'), says: /damaged or missing.*last copy of this folder/ },
  {
    error: failed('Aborted(). Build with -sASSERTIONS for more info.'),
    says: /^The database in var\/pglite cannot be opened/,
  },
  { error: failed('mkdir', 'EROFS'), says: /can only be read/ },
  {
    error: failed("ENOENT: no such file or directory, mkdir '/x'", 'ENOENT'),
    says: /cannot be made.*can only be read/,
  },
  { error: failed('open', 'EACCES'), says: /chown -R/ },
  { error: failed('write', 'ENOSPC'), says: /disk .* is full: make room/ },
  { error: failed('not yet', '57P03', { cause: failed('write', 'EDQUOT') }), says: /full: make room/ },
  {
    error: failed('The database in var/pglite is in use by another process: stop it, or set DATABASE_URL.'),
    says: /^The database in var\/pglite is in use by another process/,
  },
  { error: 'a text', says: /a text/ },
])('describeOpenFailure says $says when the embedded database failed with $error', ({ error, says }) => {
  expect(describeOpenFailure(error, { url: undefined, dir })).toMatch(says)
})

test.each([
  {
    error: new AggregateError([failed('connect', 'ECONNREFUSED')], ''),
    says: /does not answer .*ECONNREFUSED.*start it/,
  },
  { error: failed('Invalid `prisma…` invocation', 'P1001'), says: /does not answer .*P1001.*start it/ },
  { error: failed('password authentication failed', '28P01'), says: /user or the password/ },
  { error: failed('database "x" does not exist', '3D000'), says: /Create it/ },
  { error: failed('too many clients', '53300'), says: /max_connections/ },
  { error: failed('invalid page in block 3', 'XX001'), says: /npm run restore/ },
])('describeOpenFailure says $says when PostgreSQL failed with $error.message', ({ error, says }) => {
  const text = describeOpenFailure(error, { url: 'postgresql://user:S3CRET@db/x', dir })
  expect(text).toMatch(says)
  expect(text).not.toContain('S3CRET')
})
