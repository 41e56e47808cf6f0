import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import config from '../../next.config.mjs'

/** Programs that `node dist/<name>.js` can start, and the file each is made of. */
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

/** Threads are started by path: each is one file at the path that the site names. */
export const THREADS = ['src/pdf/worker/start-worker.mjs', 'src/server/jobs/calibration/start-worker.mjs'] as const

/**
 * The framework, what brings binaries of its own, and what Next takes from node_modules too: a second copy inside a bundle
 * would have a state of its own.
 */
const OUTSIDE = ['next', 'sharp', '@node-rs/argon2', 'pg-native', ...(config.serverExternalPackages ?? [])]

/** pdfkit asks for its metrics by a name that only its own package.json knows; here they become part of the bundle. */
const metricsOfPdfkit: Plugin = {
  name: 'metrics-of-pdfkit',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source.replace(/require\$1\('#standard-fonts\//g, "require('pdfkit/standard-fonts/")
      if (contents === source) throw new Error('pdfkit asks for its metrics in another way now')
      return { contents }
    }),
}

const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  external: OUTSIDE,
  // A trace with the names of functions and no map beside it; what is left out is space.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundled packages of the older kind (CommonJS) use `require`.
  banner: {
    js: "import { createRequire as outer } from 'node:module'; const require = outer(import.meta.url);",
  },
  logLevel: 'warning',
}

/** Writes the programs and threads of the site to `dist`, without what compiles TypeScript while it runs. */
export async function buildPrograms(dist: string): Promise<void> {
  await build({
    ...common,
    entryPoints: { ...PROGRAMS, place: 'scripts/build/place.ts' },
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
    alias: { 'tsx/esm/api': './scripts/build/no-loader.ts' },
    plugins: [metricsOfPdfkit],
  })
  for (const name of Object.keys(PROGRAMS)) {
    writeFileSync(join(dist, `${name}.js`), `import './programs/place.js'\nawait import('./programs/${name}.js')\n`)
  }
}
