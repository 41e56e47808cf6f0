import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/**
 * Finds a program of PostgreSQL: on the path, or the newest that Debian's packages have installed.
 * @param path value of the variable PATH
 * @throws Error when the program is in neither.
 */
export function findTool(name: string, path: string): string {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...path.split(delimiter), ...debian.map((version) => join(DEBIAN, version, 'bin'))]
  const folder = folders.find((entry) => entry !== '' && existsSync(join(entry, name)))
  if (!folder) throw new Error(`${name} is not installed (Debian: apt-get install postgresql-client).`)
  return join(folder, name)
}

/** Parameters of a database URL and the environment variables that libpq's programs read in their place. */
const PARAMETERS: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
}

/**
 * Returns the address of a database as libpq's variables: on a command line, other users of the machine could read its
 * password.
 */
export function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const found: Record<string, string> = {
    PGHOST: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
  for (const [name, variable] of Object.entries(PARAMETERS))
    found[variable] = searchParams.get(name) ?? found[variable] ?? ''
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
}

/**
 * Runs a program of PostgreSQL against the database at `url`.
 * @throws Error with the output of the program.
 */
export function runTool(program: string, args: readonly string[], url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = {
      NODE_ENV: process.env.NODE_ENV,
      PATH: dirname(program),
      LC_ALL: 'C.UTF-8',
      ...connectionVariables(url),
    }
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}\n${output}`)),
    )
  })
}
