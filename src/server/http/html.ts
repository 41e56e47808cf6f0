/** Headers of pages that belong to one person, or to nobody: kept by no cache, no index and no other site. */
export const unlistedHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** There is nothing at this address for whoever asks; another one may be told more, so nobody keeps it. */
export const nothingHere = (): Response => new Response(null, { status: 404, headers: unlistedHeaders })

/** A policy for a finished page or picture without scripts, framed by nobody; `styles` are sources beside our own files. */
export const scriptlessPolicy = (styles = ''): string =>
  `default-src 'none'; style-src 'self' ${styles}; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
