import type { Locale } from '@/core/locale'
import { translate } from '@/core/texts/dictionary'
import type { Namespace, Namespaces, Translate } from '@/core/texts/namespaces'

export const loadNamespace = (lng: string, namespace: string) => import(`../../../locales/${lng}/${namespace}.json`)

/** Loads texts as plain objects, for `TextsProvider`. */
export async function loadDictionaries<N extends Namespace>(
  lng: Locale,
  names: readonly N[],
): Promise<Pick<Namespaces, N>> {
  const entries = await Promise.all(
    names.map(async (name) => [name, (await loadNamespace(lng, name)).default] as const),
  )
  return Object.fromEntries(entries) as Pick<Namespaces, N>
}

/** Loads the texts of one namespace outside pages (mails, route handlers): next-i18next works in pages only. */
export async function loadTexts<N extends Namespace>(lng: Locale, namespace: N): Promise<Translate<N>> {
  return translate<N>((await loadNamespace(lng, namespace)).default)
}
