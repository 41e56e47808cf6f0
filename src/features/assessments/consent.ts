/**
 * Version of the consent texts (`consent` in `locales/<lng>/run.json`). Raised whenever their meaning changes, so that
 * each sitting records the text that was accepted.
 */
export const consentVersion = '2026-11-5'

/**
 * Versions whose text on norms says that answers are copied after 90 days, and that the copy cannot be withdrawn.
 * Earlier texts promised that everything can be withdrawn and deleted at any time: answers given under them are never
 * copied.
 */
export const collectableConsents = ['2026-11-5'] as const
