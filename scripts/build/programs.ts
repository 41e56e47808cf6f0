import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import config from '../../next.config.mjs'

/** Programs that `node dist/<name>.js` can start, with the source file of each. */
export const PROGRAMS: Readonly<Record<string, string>> = {
  server: 'scripts/start/serve.ts',
  migrate: 'scripts/start/migrate-deploy.ts',
  'data-move': 'scripts/operate/data-move.ts',
  backup: 'scripts/operate/backup.ts',
  restore: 'scripts/operate/restore.ts',
  norms: 'scripts/operate/norms.ts',
  ops: 'scripts/operate/ops.ts',
  'preview-link': 'scripts/operate/preview-link.ts',
  'stripe-check': 'scripts/check/stripe-check.ts',
}

/** Worker threads, which are started by path: each is one file at the path that the site uses. */
export const THREADS = ['src/pdf/worker/start-worker.mjs', 'src/server/jobs/calibration/start-worker.mjs'] as const

/**
 * Packages that are not bundled: the framework, packages with binaries, and packages that Next also loads from
 * node_modules, because a second copy in a bundle would have separate state.
 */
const OUTSIDE = [
  'next',
  'sharp',
  '@node-rs/argon2',
  '@myriaddreamin/typst-ts-node-compiler',
  'pg-native',
  ...(config.serverExternalPackages ?? []),
]

const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  external: OUTSIDE,
  // Stack traces keep function names without a source map; only whitespace and syntax are minified.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundled CommonJS packages use `require`.
  banner: {
    js: "import { createRequire as outer } from 'node:module'; const require = outer(import.meta.url);",
  },
  logLevel: 'warning',
}

/** Writes the programs and worker threads of the site to `dist`, without the runtime TypeScript compiler. */
export async function buildPrograms(dist: string): Promise<void> {
  await build({
    ...common,
    entryPoints: { ...PROGRAMS, place: 'scripts/build/program-setup.ts' },
    outdir: join(dist, 'programs'),
    splitting: true,
    chunkNames: 'parts/[name]-[hash]',
  })
  await build({
    ...common,
    entryPoints: [...THREADS],
    outdir: dist,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    alias: { 'tsx/esm/api': './scripts/build/tsx-stub.ts' },
  })
  for (const name of Object.keys(PROGRAMS)) {
    writeFileSync(join(dist, `${name}.js`), `import './programs/place.js'\nawait import('./programs/${name}.js')\n`)
  }
}
