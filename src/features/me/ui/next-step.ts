import type { Overview, Sign, Tile } from '../schema'

/** The one thing that the personal center asks for first. */
export type NextStep =
  | { kind: 'continue'; tile: Tile; begun: NonNullable<Tile['begun']> }
  | { kind: 'retake'; tile: Tile; sittingId: string; sign: Sign }
  | { kind: 'read'; tile: Tile; sittingId: string }
  | { kind: 'open'; credits: number; result: Overview['openable'][number] }
  | { kind: 'left'; credits: number }
  | { kind: 'first'; credits: number }
  | { kind: 'year' }
  | { kind: 'another' }

/**
 * What was begun comes before what can be begun, and what is the reader's already before what can be opened. Nothing here
 * has a price.
 * @param tiles finished last comes first
 */
export function nextStepOf(tiles: readonly Tile[], { credits, openable, vip }: Overview): NextStep {
  if (tiles.length === 0) return { kind: 'first', credits }
  const open = tiles.flatMap((tile) => (tile.begun ? [{ tile, begun: tile.begun }] : []))
  const [begun] = open.sort((a, b) => b.begun.at.localeCompare(a.begun.at))
  if (begun) return { kind: 'continue', ...begun }
  for (const tile of tiles) if (tile.doubt) return { kind: 'retake', tile, ...tile.doubt }
  for (const tile of tiles) if (tile.unread) return { kind: 'read', tile, sittingId: tile.unread }
  const [result] = openable
  if (credits > 0 && result) return { kind: 'open', credits, result }
  if (credits > 0) return { kind: 'left', credits }
  return vip ? { kind: 'year' } : { kind: 'another' }
}
