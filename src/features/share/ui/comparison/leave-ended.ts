import type { Locale } from '@/core/locale'

/** To the page of every comparison that has ended. */
export const leaveEnded = (locale: Locale): void => location.replace(`/share/ended?lang=${locale}`)
