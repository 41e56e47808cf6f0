import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'

/** Bundles src/document/enhance.ts to public/js/enhance.js: the one script of a document. */
export async function buildEnhanceScript(): Promise<void> {
  mkdirSync('public/js', { recursive: true })
  await build({
    entryPoints: ['src/document/enhance.ts'],
    outfile: 'public/js/enhance.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
  })
}
