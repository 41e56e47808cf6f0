/** A key that seals answers and scores. */
export interface DataKey {
  /** Name of the key inside a sealed value. */
  id: string
  /** 256 bits. */
  key: Uint8Array
}

const keyBytes = 32
const separators = /[\s,]+/

/**
 * Parses keys as the operator writes them, newest first: `id:base64, id:base64`. Empty text, and `none`, mean no keys.
 * @throws Error naming the malformed entry by its place, without the key itself
 */
export function parseDataKeys(written: string): DataKey[] {
  if (written.trim() === 'none') return []
  const keys = written
    .split(separators)
    .filter(Boolean)
    .map((entry, index) => parseKey(entry, index + 1))
  const ids = new Set(keys.map(({ id }) => id))
  if (ids.size < keys.length) throw new Error('names two keys alike: the first part of each has to be its own')
  return keys
}

function parseKey(entry: string, place: number): DataKey {
  const [, id = '', base64 = ''] = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/.exec(entry) ?? []
  const key = Uint8Array.from(Buffer.from(base64, 'base64'))
  if (id === '' || key.length !== keyBytes) {
    throw new Error(`has no "id:key" with ${keyBytes} bytes as base64 at place ${place}: \`openssl rand -base64 32\``)
  }
  return { id, key }
}
