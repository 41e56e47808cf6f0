// npm run test:fuzz [-- <odd inputs for each procedure>]: sends invalid input to every procedure and every route of the
// built site, and prints the requests that failed. Build the site first (npm run build).
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, withPostgres } from '../check/postgres.mjs'
import { SERVER_FLAGS } from '../start/flags.mjs'

process.env.APP_SECRET = 'a-rehearsal-has-no-secrets-to-keep-0123456789'
// Imported after the environment is complete.
const { fuzzInputs: oddInputs, procedures } = await import('../../src/testing/guards/fuzz-inputs')
const { routeTemplates } = await import('../../src/server/observability/requests/routes')

const SLOW_MS = 2_000
const most = Number(process.argv[2] ?? 40)
const parts = [
  'x',
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '..%2f..%2fetc',
  '%3Cscript%3E',
  '__proto__',
  'é',
  "'",
  '9'.repeat(3_000),
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']
const queries = ['', '?lang=%zz', '?lang[]=en&page=-1', `?page=${'9'.repeat(400)}`, '?a=%00']

interface Answer {
  what: string
  status: number
  ms: number
}
const answers: Answer[] = []

/** Counter for a new client address per request, because rate limits count by address. */
let visitor = 0
const address = () => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`

function ask(port: number, method: string, path: string, body?: string): Promise<void> {
  const started = performance.now()
  const what = `${method} ${path.slice(0, 120)} ${(body ?? '').slice(0, 200)}`
  const headers = { 'x-forwarded-for': address(), ...(body && { 'content-type': 'application/json' }) }
  return new Promise((done) => {
    const note = (status: number) => {
      answers.push({ what, status, ms: performance.now() - started })
      done()
    }
    request({ host: '127.0.0.1', port, method, path, headers, timeout: 30_000 }, (res) => {
      res.resume().on('end', () => note(res.statusCode ?? 0))
    })
      .on('timeout', () => note(504))
      .on('error', () => note(0))
      .end(body)
  })
}

async function fuzz(port: number): Promise<void> {
  for (const [seed, procedure] of procedures.entries()) {
    for (const input of oddInputs(procedure, { most, seed })) {
      // Queries can be sent as POST too.
      await ask(port, 'POST', `/api/trpc/${procedure.path}`, JSON.stringify(input))
    }
  }
  for (const template of routeTemplates) {
    for (const part of parts) {
      const path = template.replace(/:\w+/g, part)
      for (const method of methods) await ask(port, method, path)
      if (path === template) break
    }
    for (const query of queries) await ask(port, 'GET', template.replace(/:\w+/g, 'x') + query)
  }
}

await withPostgres(async (url: string | null) => {
  if (!url) throw new Error('The site is tried on PostgreSQL.')
  const folder = mkdtempSync(join(tmpdir(), 'mindglass-fuzz-'))
  const port = await freePort()
  const env = { ...process.env, DATABASE_URL: url, PORT: String(port), LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' }
  const start = (name: string): ChildProcess =>
    spawn(process.execPath, [...SERVER_FLAGS, resolve('dist', name)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  let server: ChildProcess | undefined
  try {
    await new Promise((done) => start('migrate.js').on('exit', done))
    server = start('server.js')
    for (let tries = 0; tries < 600 && !(await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)); tries++)
      await sleep(50)
    await fuzz(port)
    const broken = answers.filter(({ status }) => status >= 500 || status === 0)
    const slow = answers.filter(({ ms }) => ms > SLOW_MS)
    for (const { what, status } of broken) console.log(`${status}  ${what}`)
    for (const { what, ms } of slow) console.log(`${ms.toFixed(0)} ms  ${what}`)
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    console.log(
      `${answers.length} requests: ${broken.length} broken, ${slow.length} slow; slowest ${slowest.toFixed(0)} ms`,
    )
    if (broken.length > 0) process.exitCode = 1
  } finally {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
