/**
 * Placeholder for the site's origin in prerendered documents: one build works under any address, and the server inserts
 * the real one when it loads the documents.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** Placeholder for the support address, replaced in the same way. */
export const SUPPORT_PLACEHOLDER = 'support@origin.invalid'
