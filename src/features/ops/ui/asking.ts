import { keepPreviousData } from '@tanstack/react-query'

/** Every look stands in the log: nothing is asked again because somebody came back to the window. */
export const once = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** The same for a table, whose rows stay while others are asked for. */
export const pageByPage = { ...once, placeholderData: keepPreviousData } as const

/** Pieces of a file: as they are now, and not kept. A failure is tried again as everywhere. */
export const forFile = { staleTime: 0, gcTime: 0 } as const
