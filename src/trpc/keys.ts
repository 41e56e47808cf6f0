import type { QueryKey } from '@tanstack/react-query'

export type Path = readonly string[]

/** The key of one answer, for the server that dehydrates it and the hook that finds it. */
export const queryKey = (path: Path, input?: unknown): QueryKey => [
  path,
  { ...(input !== undefined && { input }), type: 'query' },
]

/** Matches every answer below `path`, or those whose input has `part` in it. */
export const groupKey = (path: Path, part?: unknown): QueryKey => [
  ...(path.length ? [path] : []),
  ...(part ? [{ input: part }] : []),
]
