import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cardPng } from './card'
import type { CardFile } from './card-list'

/** Files that determine how a card is drawn; a change in them invalidates cached cards. */
const drawing = [
  'scripts/build/card.ts',
  'scripts/build/card-art.ts',
  'src/core/charts/balanced-lines.ts',
  'src/core/charts/drawing/paint.ts',
  'src/core/charts/drawing/scene.ts',
  'src/ui/motifs/motif-shapes.ts',
  'src/ui/motifs/glass-lines.ts',
  'src/ui/motifs/curves.ts',
  'src/core/brand/brand.ts',
  'public/favicon.svg',
  'node_modules/satori/package.json',
  'node_modules/sharp/package.json',
  'scripts/build/chinese-serif.ts',
]

interface Places {
  out: string
  cache: string
}

/**
 * Writes the cards under `out`; each is drawn once and then copied from the cache, with its content as the key.
 * @returns the number of cards, and how many of them had to be drawn.
 */
export async function buildCards(
  cards: readonly CardFile[],
  { out, cache }: Places = { out: 'public', cache: 'node_modules/.cache/cards' },
): Promise<{ cards: number; drawn: number }> {
  const pens = drawing.map((file) => readFileSync(file, 'utf8')).join('\0')
  rmSync(join(out, 'og'), { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  let drawn = 0
  for (const { file, ...words } of cards) {
    const kept = join(cache, `${createHash('sha256').update(pens).update(JSON.stringify(words)).digest('hex')}.png`)
    if (!existsSync(kept)) {
      // Written under a temporary name first, so that an interrupted build leaves no partial card in the cache.
      writeFileSync(`${kept}.part`, await cardPng(words))
      renameSync(`${kept}.part`, kept)
      drawn++
    }
    const target = join(out, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(kept, target)
  }
  return { cards: cards.length, drawn }
}
