'use client'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback } from 'react'

/** Where the pages of a tab find each other's answers. It is empty until a page asks for something. */
export interface CachePlace {
  cache?: QueryClient
}

/** Stands above the pages, so that what one page knows outlives it; a page by itself keeps its own. */
export const CachePlaceContext = createContext<CachePlace | null>(null)

/**
 * Says that what other pages know by some procedures is no longer so; they ask again when they are shown. For pages that
 * keep nothing there themselves.
 * @example outdate('share')
 */
export function useOutdate(): (...path: string[]) => void {
  const place = use(CachePlaceContext)
  return useCallback((...path) => void place?.cache?.invalidateQueries({ queryKey: [path] }), [place])
}
