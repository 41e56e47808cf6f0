/**
 * Versions of the consent texts of the studies (`locales/<lng>/studies.json`: `retest.consent`, `groups.consent`; and
 * `usefulness` in `reminder.json`), raised whenever their meaning changes. Each answer keeps the version it was given under.
 */
export const studyConsents = { retest: '2026-11-1', groups: '2026-11-1', usefulness: '2026-11-1' } as const
