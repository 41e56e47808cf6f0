/** Replaces Mantine's `Table.ScrollContainer` in the built site: see next.config.mjs. */
export function TableScrollContainer(): never {
  throw new Error('Table.ScrollContainer is not part of the build: see resolveAlias in next.config.mjs')
}
