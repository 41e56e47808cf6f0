import { mkdirSync } from 'node:fs'
import { type BuildOptions, build, context } from 'esbuild'

/** Bundles src/document/enhance.ts to public/js/enhance.js: the one script of a document. */
export async function buildEnhanceScript(): Promise<void> {
  mkdirSync('public/js', { recursive: true })
  await build(options)
}

/** Builds it, and again whenever one of its sources changes. Resolves after the first build; ends with the process. */
export async function watchEnhanceScript(): Promise<void> {
  mkdirSync('public/js', { recursive: true })
  const watched = await context(options)
  await watched.rebuild()
  await watched.watch()
}

const options: BuildOptions = {
  entryPoints: ['src/document/enhance.ts'],
  outfile: 'public/js/enhance.js',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
}
