import { seededRandom } from '@mindglass/psychometrics/random'
import { z } from 'zod'
import { appRouter } from '@/trpc/root'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Schema = z.core.JSONSchema.JSONSchema

interface Procedure {
  path: string
  kind: 'query' | 'mutation'
  inputs: readonly z.ZodType[]
}

/** All procedures of the router. */
export const procedures: readonly Procedure[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: Procedure['kind']; inputs: z.ZodType[] } }>,
).map(([path, { _def }]) => ({ path, kind: _def.type, inputs: _def.inputs }))

/**
 * Values that no user types: wrong types, wrong lengths, and characters that could break a database, a path, a page or
 * a mail.
 */
const odd: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\r\nBcc: eve@example.org',
  '‮<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '%00%ff',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '1e999',
  '9'.repeat(400),
  'é'.repeat(20_000),
  [],
  {},
  [[[[]]]],
  ['__proto__'],
  { toString: null, length: -1 },
]

/** Returns a value that a schema accepts, or nearly so. Fields named in `known` get the value given there. */
function sampleOf(schema: Schema | boolean, known: Readonly<Record<string, Json>>): Json {
  if (typeof schema === 'boolean') return 'x'
  if (schema.const !== undefined) return schema.const as Json
  if (schema.enum) return (schema.enum[0] ?? null) as Json
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, known)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, known[name] ?? sampleOf(part, known)]),
      )
    case 'array':
      return [sampleOf((schema.items as Schema | undefined) ?? true, known)]
    case 'number':
    case 'integer':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return schema.format === 'email' ? 'ana@example.org' : 'a'.repeat(Math.max(1, schema.minLength ?? 1))
  }
}

/** Returns every place of a value, as a path of keys. */
function placesIn(value: Json): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inside = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [[], ...inside.flatMap(([key, part]) => placesIn(part as Json).map((rest) => [key, ...rest]))]
}

function replaced(value: Json, [key, ...rest]: readonly (string | number)[], by: Json): Json {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((part, at) => (at === key ? replaced(part, rest, by) : part))
  const object = value as { readonly [key: string]: Json }
  return { ...object, [key]: replaced(object[String(key)] ?? null, rest, by) }
}

/**
 * Returns a plain input of a procedure, then odd ones, each with an unusual value in one place.
 * @param most number of odd inputs, drawn with `seed` from all possible ones
 * @param known real ids by the name of their field, so that the test reaches the code behind the schema and the owner's
 * check
 */
export function fuzzInputs(
  { inputs }: Procedure,
  { most, seed, known = {} }: { most: number; seed: number; known?: Readonly<Record<string, Json>> },
): Json[] {
  const samples = inputs.map((input) => sampleOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }), known))
  // Inputs of one procedure are merged, as in the router.
  const [only = {}] = samples
  const plain: Json = samples.length > 1 ? Object.assign({}, ...samples) : only
  const all = placesIn(plain).flatMap((place) => odd.map((by) => replaced(plain, place, by)))
  const random = seededRandom(seed)
  const drawn = Array.from({ length: Math.min(most, all.length) }, () => {
    const [one = null] = all.splice(Math.floor(random() * all.length), 1)
    return one
  })
  return [plain, ...drawn]
}
