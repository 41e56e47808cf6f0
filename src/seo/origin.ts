/**
 * Stands for the site's address in prerendered documents: one build serves under any address, and the server puts in
 * the real one when it loads the documents.
 */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'

/** Stands for the address people can write to, in the same way. */
export const SUPPORT_PLACEHOLDER = 'support@origin.invalid'
