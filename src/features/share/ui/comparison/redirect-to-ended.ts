import type { Locale } from '@/core/locale'

/** Opens the page shared by all ended comparisons. */
export const redirectToEnded = (locale: Locale): void => location.replace(`/share/ended?lang=${locale}`)
