import { mkdirSync } from 'node:fs'
import { type BuildOptions, build, context } from 'esbuild'

/** Bundles the scripts of src/documents/browser to public/js. */
export async function buildEnhanceScript(): Promise<void> {
  mkdirSync('public/js', { recursive: true })
  await build(options)
}

/**
 * Builds these scripts, and rebuilds them whenever a source changes. Resolves after the first build; runs until the
 * process exits.
 */
export async function watchEnhanceScript(): Promise<void> {
  mkdirSync('public/js', { recursive: true })
  const watched = await context(options)
  await watched.rebuild()
  await watched.watch()
}

/** How these scripts are bundled. */
export const options: BuildOptions = {
  // The script of every document; the scripts of app pages, of sample reports, of the help page and of pages with
  // reviews; and those that are fetched in the evening and once a user types.
  entryPoints: [
    'src/documents/browser/enhance.ts',
    'src/documents/browser/app-page.ts',
    'src/documents/browser/chapters.ts',
    'src/documents/browser/dusk.ts',
    'src/documents/browser/help-page.ts',
    'src/documents/browser/review-places.ts',
    'src/documents/browser/typed.ts',
  ],
  outdir: 'public/js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
}
