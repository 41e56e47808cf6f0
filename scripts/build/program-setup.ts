// Runs before every program of dist/. A program can be started in any folder: it reads settings and data from that
// folder, and the files of the build from the build's own folder. The site reads its files by paths from the working
// folder, as Next does.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const home = join(import.meta.dirname, '..')

if (existsSync('.env')) process.loadEnvFile('.env')
// Programs resolve file arguments against the folder they were started in, like npm scripts.
process.env.INIT_CWD ??= process.cwd()
process.env.PGLITE_DIR = resolve(process.env.PGLITE_DIR || 'var/pglite')
process.env.OUTBOX_DIR = resolve(process.env.OUTBOX_DIR || 'var/outbox')
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
process.chdir(home)

// Uses the settings saved by the build, like Next's own standalone server, so that no next.config.mjs is read.
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: './.next' })
