import { expect, test } from 'vitest'
import { isRecord } from '@/core/input/type-guards'
import { randomId } from '@/server/crypto/secrets'
import { router } from '@/server/trpc'
import { opsRouter } from './router'

interface Schema {
  safeParse: (value: unknown) => { success: boolean }
  shape?: Record<string, Schema>
}

const isSchema = (value: unknown): value is Schema => isRecord(value) && typeof value.safeParse === 'function'

/** Every field of every input of the console that names a record. */
const fields = Object.entries(router(opsRouter)._def.procedures).flatMap(([name, procedure]) => {
  const inputs: readonly unknown[] = (procedure as unknown as { _def: { inputs: unknown[] } })._def.inputs
  return inputs
    .filter(isSchema)
    .flatMap(({ shape = {} }) =>
      Object.entries(shape).flatMap(([field, schema]) =>
        /^id$|Id$|^ref$/.test(field) ? [{ name, field, schema }] : [],
      ),
    )
})

test('the console has more than 20 input fields for a record id', () => {
  expect(fields.length).toBeGreaterThan(20)
})

test.each(fields)(
  'the $field input of $name accepts only a well-formed record id [console-ids-plain]',
  ({ field, schema }) => {
    const good = field === 'ref' ? `account-${randomId()}` : randomId()
    expect(schema.safeParse(good).success).toBe(true)
    const bad = [
      'a\nBcc: eve@example.org',
      'a\r\n',
      'a\n',
      'offer:a',
      'a b',
      'a\0b',
      '',
      'x'.repeat(10_000),
      '../a',
      'á',
      '\u202Ea',
    ]
    expect(bad.filter((id) => schema.safeParse(id).success)).toEqual([])
  },
)
