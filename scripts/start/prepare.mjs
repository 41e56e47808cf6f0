import { createHash, randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, runScript, runStep, UserError } from './steps.mjs'

const NODE = [20, 19]
/** Files and folders that a build depends on. */
const SOURCES = [
  'src',
  'emails',
  'locales',
  'prisma',
  'public/css',
  'scripts/build',
  'scripts/build/build.ts',
  'scripts/start/serve.ts',
  'scripts/start/migrate-deploy.ts',
  'scripts/operate/data-move.ts',
  'scripts/operate/backup.ts',
  'scripts/operate/restore.ts',
  'scripts/operate/norms.ts',
  'scripts/operate/ops.ts',
  'scripts/operate/preview-link.ts',
  'scripts/check/stripe-check.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'postcss.config.cjs',
]
const STAMP = 'dist/.sources'

/**
 * Checks the Node version and the permissions of the directory.
 * @throws UserError for an old Node or a directory that cannot be written.
 */
export function checkMachine() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
    throw new UserError(`Mindglass needs Node ${NODE.join('.')} or newer; this is Node ${process.versions.node}.`)
  }
  try {
    accessSync('.', constants.W_OK)
  } catch {
    throw new UserError(
      `This directory cannot be written by you: ${process.cwd()}. Change its owner or copy the project.`,
    )
  }
}

const hash = (text) => createHash('sha256').update(text).digest('hex')

/** Runs `npm ci`, unless the installed packages match the lock file. */
export const installDependencies = () =>
  runStep(
    'Installing dependencies (npm ci)',
    async () => {
      const stamp = 'node_modules/.mindglass-lock'
      const wanted = hash(readFileSync('package-lock.json'))
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'skipped'
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'], {
        quiet: true,
        why: 'npm ci failed: is the package registry reachable, and is npm 10 or newer installed?',
      })
      writeFileSync(stamp, wanted)
    },
    { expect: 'the first time takes a minute or more' },
  )

/** Creates `.env` from `.env.example` with a generated secret and data key; an existing file is not changed. */
export async function writeEnvironment() {
  if (existsSync('.env')) return
  await runStep('Writing .env', async () => {
    const made = {
      APP_SECRET: randomBytes(32).toString('hex'),
      DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    }
    const filled = Object.entries(made).reduce(
      (text, [name, value]) => text.replace(new RegExp(`^${name}=$`, 'm'), `${name}=${value}`),
      readFileSync('.env.example', 'utf8'),
    )
    writeFileSync('.env', filled, { mode: 0o600 })
  })
}

/**
 * Checks the environment variables.
 * @throws UserError naming each variable that is missing or malformed.
 */
export const checkEnvironment = () =>
  runStep('Checking the environment', () => runScript('scripts/start/check-env.ts', [], { quiet: true }))

/** Generates the files made from others: the database client, the compiled texts of mails, and a font. */
export async function generateCode() {
  await compileCode()
  await makeFonts()
}

const compileCode = () =>
  runStep('Generating the database client and the mail texts', async () => {
    const stamp = 'src/generated/.sources'
    const catalogues = readdirSync('locales').map((lng) => join('locales', lng, 'documents.po'))
    const wanted = hash(
      ['prisma/schema.prisma', 'package-lock.json', ...catalogues].map((file) => hash(readFileSync(file))).join(),
    )
    const compiled = catalogues.every((file) => existsSync(file.replace(/\.po$/, '.ts')))
    if (compiled && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'skipped'
    await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
      quiet: true,
      env: { PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    })
    await compileMails()
    writeFileSync(stamp, wanted)
  })

/** Builds the Chinese serif of PDFs and social cards from the slices in its package. */
const makeFonts = () =>
  runStep('Putting the Chinese font together', async () => {
    const stamp = 'src/generated/fonts/.sources'
    const files = ['scripts/build/chinese-serif.ts', 'node_modules/@fontsource-variable/noto-serif-sc/package.json']
    const wanted = hash(files.map((file) => hash(readFileSync(file))).join())
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'skipped'
    await runScript('scripts/build/chinese-serif.ts', [], { quiet: true })
    writeFileSync(stamp, wanted)
  })

/** Compiles each `locales/<lng>/documents.po` to a `documents.ts` next to it: the texts of mails and PDFs. */
export const compileMails = () =>
  run(process.execPath, ['node_modules/@lingui/cli/dist/lingui.js', 'compile', '--strict'], { quiet: true })

export const migrateDatabase = () =>
  runStep(process.env.DATABASE_URL ? 'Migrating PostgreSQL' : 'Preparing the embedded database', () =>
    runScript('scripts/start/migrate.ts', ['deploy'], { quiet: true }),
  )

/** Builds the site if a source changed since the last build. */
export const buildSite = () =>
  runStep(
    'Building the site',
    async () => {
      const wanted = sourcesHash()
      if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 'skipped'
      await runScript('scripts/build/build.ts', [], { quiet: true, env: { NODE_ENV: 'production' } })
      writeFileSync(STAMP, wanted)
    },
    { expect: 'a build takes a few minutes' },
  )

function sourcesHash() {
  const files = SOURCES.flatMap((source) => listFiles(source)).filter((file) => !/\.test\.tsx?$|generated/.test(file))
  return hash(
    files
      .sort()
      .map((file) => `${file}:${hash(readFileSync(file))}`)
      .join('\n'),
  )
}

function listFiles(path) {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}
