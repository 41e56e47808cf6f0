import { keepPreviousData } from '@tanstack/react-query'

/** Query options without refetching on window focus or reconnect, since every read is written to the log. */
export const noRefetchOptions = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** Query options for a table, whose rows stay while the next page loads. */
export const tableQueryOptions = { ...noRefetchOptions, placeholderData: keepPreviousData } as const

/** Query options for the pages of a download: always fetched fresh and not cached; failures are retried as usual. */
export const downloadQueryOptions = { staleTime: 0, gcTime: 0 } as const
