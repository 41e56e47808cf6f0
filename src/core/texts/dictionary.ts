import type { Namespace, TextKey, TextParams, Translate } from './namespaces'

/** The texts of a namespace, as in its file. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

/** Looks up texts and fills their placeholders, without the i18next runtime. */
export const translate =
  <N extends Namespace>(dictionary: Dictionary): Translate<N> =>
  (key, params) =>
    interpolate(lookUp(dictionary, key), params)

function lookUp<N extends Namespace>(dictionary: Dictionary, key: TextKey<N>): string {
  const found = key
    .split('.')
    .reduce<string | Dictionary | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      dictionary,
    )
  if (typeof found !== 'string') throw new Error(`no text for "${key}"`)
  return found
}

/**
 * Replaces `{{name}}`, as i18next does on the server.
 * @throws Error in tests when a value is missing, because no type compares placeholders with the names of values.
 */
const interpolate = (text: string, params: TextParams = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (process.env.NODE_ENV === 'test' && params[name] === undefined)
      throw new Error(`no value for {{${name}}} in "${text}"`)
    return String(params[name] ?? '')
  })
