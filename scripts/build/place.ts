// Runs before every program of dist/. A program may be started from any folder: it reads the settings and the data of
// that folder, and finds the files of the build where the build is. The site reads its parts by paths from the working
// folder, as Next does.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const home = join(import.meta.dirname, '..')

if (existsSync('.env')) process.loadEnvFile('.env')
// Programs that take names of files mean those of the folder they were started in, as npm's scripts do.
process.env.INIT_CWD ??= process.cwd()
process.env.PGLITE_DIR = resolve(process.env.PGLITE_DIR || 'var/pglite')
process.env.OUTBOX_DIR = resolve(process.env.OUTBOX_DIR || 'var/outbox')
Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' })
process.chdir(home)

// Uses the settings as the build made them, like Next's own standalone server, so that no next.config.mjs is read.
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir: './.next' })
