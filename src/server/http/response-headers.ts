/** Headers of pages for one person alone, or of errors: no cache, index or other site keeps them. */
export const privateHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** Returns a 404 for this client; another client may get an answer at the same address, so no cache keeps it. */
export const notFoundResponse = (): Response => new Response(null, { status: 404, headers: privateHeaders })

/**
 * Returns the policy for a finished page or picture without scripts that no page may frame; `styles` are sources beside
 * our own files.
 */
export const scriptlessPolicy = (styles = ''): string =>
  `default-src 'none'; style-src 'self' ${styles}; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
