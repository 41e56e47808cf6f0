import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { parts } from './conditions'

const scores: readonly string[] = parts
/** Pieces of one section; unless told otherwise their words name all three scores. */
export const pieceOf =
  (prefix: string, named: readonly string[] = scores) =>
  (id: string, when: Condition | undefined, note: string, mentions = named): Piece => ({
    id: `${prefix}.${id}`,
    ...(when && { when }),
    ...(mentions.length > 0 && { mentions }),
    note,
  })
