import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { parts } from './conditions'

const scores = [...parts]
/** Pieces of one section of the letter; unless told otherwise their words name all three scores. */
export const pieceOf =
  (prefix: string) =>
  (id: string, when: Condition | undefined, note: string, mentions = scores as string[]): Piece => ({
    id: `${prefix}.${id}`,
    ...(when && { when }),
    mentions,
    note,
  })
