import { readFileSync } from 'node:fs'

/** Returns the columns of every model, and the models that its relations lead to. */
export function readSchema(): Record<string, { columns: string[]; relations: string[] }> {
  const source = readFileSync('prisma/schema.prisma', 'utf8')
  const blocks = [...source.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    body,
  }))
  const names = blocks.map(({ name }) => name)
  const read = blocks.map(({ name, body }) => {
    const fields = [...body.matchAll(/^ {2}(\w+)\s+(\w+)/gm)].map(([, field = '', type = '']) => ({ field, type }))
    const columns = fields.filter(({ type }) => !names.includes(type)).map(({ field }) => field)
    return [
      name,
      { columns, relations: fields.map(({ type }) => type).filter((type) => names.includes(type)) },
    ] as const
  })
  return Object.fromEntries(read)
}

/** Returns the models that a path of relations leads to. */
export function reachableFrom(schema: ReturnType<typeof readSchema>, first: string): ReadonlySet<string> {
  const found = new Set([first])
  for (const model of found) for (const next of schema[model]?.relations ?? []) found.add(next)
  return found
}
