/**
 * Version of the consent texts (`consent` in `locales/<lng>/run.json`). Raised whenever their meaning changes, so that
 * each sitting keeps what was agreed to.
 */
export const consentVersion = '2026-11-5'

/**
 * Versions whose text on norms says that answers are copied after 90 days, and that the copy cannot be taken back.
 * The texts before promised that everything can be withdrawn and deleted at any time: what was agreed to under them is
 * never copied.
 */
export const collectableConsents = ['2026-11-5'] as const
