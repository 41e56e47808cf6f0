/**
 * Version of the consent texts (`consent` in `locales/<lng>/run.json`). Raised whenever their meaning changes, so that
 * each sitting keeps what was agreed to.
 */
export const consentVersion = '2026-11-4'
