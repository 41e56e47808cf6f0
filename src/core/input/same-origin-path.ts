/**
 * Returns the path of this site that a query names as the next page, or `otherwise` for anything else: another site
 * (`//e`, `/\e`, `/%5Ce`, `https://e`), a script, or a path with characters that browsers drop before they read it.
 */
export function resolveSameOriginPath(value: string | null | undefined, otherwise: string): string {
  if (!value || value.length > 500 || !value.startsWith('/')) return otherwise
  // Browsers delete tabs and line breaks from an address and read a backslash as a slash.
  if (/[\\\s\p{Cc}]/u.test(value) || value.startsWith('//')) return otherwise
  const base = 'http://own.invalid'
  if (!URL.canParse(value, base)) return otherwise
  const url = new URL(value, base)
  // `/.//e` is a path of this site here, but another site for a program that resolves it again.
  if (url.origin !== base || url.pathname.startsWith('//')) return otherwise
  // Decoded, the path would be one of those above, and no page of this site has such an address.
  if (/%(?:5c|[01][0-9a-f]|7f)|^\/%2f/i.test(url.pathname)) return otherwise
  return url.pathname + url.search + url.hash
}
