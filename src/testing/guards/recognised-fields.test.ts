import { expect, test } from 'vitest'
import { appRouter } from '@/trpc/root'

/** Fields whose typed text has to be recognised, by their names in the schemas, each with a sample value. */
const samples: Record<string, string> = {
  email: 'ana@example.org',
  giftEmail: 'ana@example.org',
  code: '48210937',
  coupon: 'SPRING24',
  orderNumber: 'Qm7xT-bL9vRc4pKd8sW_1A',
  birthday: '1990-01-01',
  phone: '+34 612 34 56 78',
  q: 'ana-1',
  query: 'sueño',
}
/** Fields that are not typed, or that the procedure itself parses. */
const others: Record<string, string> = {
  'ops.addCoupon code': 'normalizeCouponCode, after the empty field that asks for a random one',
  'ops.endCoupon code': 'out of the list',
}

interface Schema {
  safeParse?: (value: unknown) => { success: boolean; data?: unknown }
  _zod?: { def: { type?: string; shape?: Record<string, Schema>; in?: Schema; innerType?: Schema; options?: Schema[] } }
}
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: Schema[] } }>

/** Returns every field of a schema, also inside objects, alternatives and optional fields. */
function fieldsOf(schema: Schema | undefined): [string, Schema][] {
  const def = schema?._zod?.def
  if (!def) return []
  const own = Object.entries(def.shape ?? {})
  const inner = [...own.map(([, field]) => field), def.in, def.innerType, ...(def.options ?? [])]
  return [...own, ...inner.flatMap((field) => fieldsOf(field))]
}

const found = Object.entries(procedures).flatMap(([path, { _def }]) =>
  _def.inputs.flatMap((input) =>
    fieldsOf(input)
      .filter(([name]) => name in samples && !(`${path} ${name}` in others))
      .map(([name, schema]) => ({ path, name, schema })),
  ),
)

test('every field name in the samples occurs in a procedure', () => {
  expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(Object.keys(samples).sort())
})

test.each(found)('the procedure $path strips invisible characters from its field $name', ({ name, schema }) => {
  const sample = samples[name] ?? ''
  const plain = schema.safeParse?.(sample)
  expect(plain?.success).toBe(true)
  for (const typed of [`\u200B${sample}`, `${sample.slice(0, 2)}\u200E${sample.slice(2)}`, `\u3000${sample}\u00A0`]) {
    expect(schema.safeParse?.(typed).data, JSON.stringify(typed)).toEqual(plain?.data)
  }
})
