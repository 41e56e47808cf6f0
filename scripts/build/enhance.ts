import { mkdirSync } from 'node:fs'
import { type BuildOptions, build, context } from 'esbuild'

/** Bundles the scripts of src/documents/browser to public/js. */
export async function buildEnhanceScript(): Promise<void> {
  mkdirSync('public/js', { recursive: true })
  await build(enhanceOptions)
}

/**
 * Builds the scripts of src/documents/browser, and rebuilds them whenever a source changes. Resolves after the first
 * build; runs until the process exits.
 */
export async function watchEnhanceScript(): Promise<void> {
  mkdirSync('public/js', { recursive: true })
  const watcher = await context(enhanceOptions)
  await watcher.rebuild()
  await watcher.watch()
}

/** Options of esbuild for the scripts of src/documents/browser. */
export const enhanceOptions: BuildOptions = {
  // Each key is the name of a file in public/js. Pages load `enhance` and one more script of their kind; `enhance` fetches
  // `dusk` in the evening, and `typed` once somebody types.
  entryPoints: {
    enhance: 'src/documents/browser/page/enhance.ts',
    'app-page': 'src/documents/browser/app-page.ts',
    chapters: 'src/documents/browser/report/chapters.ts',
    dusk: 'src/documents/browser/theme/dusk.ts',
    'help-page': 'src/documents/browser/help-page.ts',
    'review-places': 'src/documents/browser/review-places.ts',
    typed: 'src/documents/browser/input/keep-typed-text.ts',
  },
  outdir: 'public/js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
}
