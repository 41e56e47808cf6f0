// npm run test:image: does the same as `docker build` and `docker run`, without Docker. Copies the files that
// .dockerignore allows to an empty folder, runs the Dockerfile's build command there, copies the files of its last
// stage to another folder, and starts them on PostgreSQL: read-only, as an unprivileged user. Not covered: the base
// images, their packages, and npm ci, which is replaced by a link to the installed packages. It takes as long as a
// build.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { measureFolder } from '../build/measure-folder'
import { freePort, serverUser, waitForExit, withPostgres } from '../check/postgres.mjs'
import { SERVER_FLAGS } from '../start/flags.mjs'

/** Size of Debian's image, unpacked, according to its registry; the added packages take a few hundred kilobytes. */
const DEBIAN_SLIM_MB = 79

const root = mkdtempSync(join(tmpdir(), 'mindglass-image-'))
const [build, app] = [join(root, 'build'), join(root, 'app')]
const user = serverUser()

const patterns = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !/^[#!]/.test(line))
  .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`))
const isIgnored = (file: string): boolean => file !== '.env.example' && patterns.some((pattern) => pattern.test(file))

/** Copies tracked and untracked files that git does not ignore, in their current state; returns their number. */
function copyContext(): number {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(Boolean)
  const chosen = files.filter((file) => !isIgnored(file))
  for (const file of chosen) cpSync(file, join(build, file))
  return chosen.length
}

/** Returns the build command of the stage `build`, after the install command. */
function buildCommand(): string {
  const dockerfile = readFileSync('Dockerfile', 'utf8').replace(/\\\n/g, ' ')
  const command = /^RUN (node scripts\/build\/build-in-docker\.mjs.*)$/m.exec(dockerfile)?.[1]
  if (!command) throw new Error('The Dockerfile no longer runs scripts/build/build-in-docker.mjs.')
  return command
}

const settings = (url: string, port: number, role: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production' as const,
  HOST: '127.0.0.1',
  PORT: String(port),
  ROLE: role,
  DATABASE_URL: url,
  APP_SECRET: 'a-rehearsal-has-no-secrets-to-keep-0123456789',
  LOG_LEVEL: 'warn',
})

const start = (program: string, env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [...SERVER_FLAGS, program], { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'], ...user })

async function answers(url: string): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(url).catch(() => null)
    if (response) return response.status
    await sleep(50)
  }
  throw new Error(`${url} did not answer.`)
}

async function run(url: string): Promise<void> {
  await waitForExit(start('migrate.js', settings(url, 0, 'all')))
  const children: ChildProcess[] = []
  try {
    for (const role of ['web', 'worker']) {
      const port = await freePort()
      const before = Date.now()
      const child = start('server.js', settings(url, port, role))
      let output = ''
      child.stderr?.on('data', (chunk) => {
        output += chunk
      })
      children.push(child)
      const origin = `http://127.0.0.1:${port}`
      const health = await answers(`${origin}/api/health`)
      const ms = Date.now() - before
      const pages = await Promise.all(
        ['/', '/tests/sleep/run?lang=en', '/login?lang=es', '/js/enhance.js'].map((path) => answers(origin + path)),
      )
      console.log(`${role}: health ${health} after ${ms} ms, pages ${pages.join(' ')}`)
      const wanted = role === 'web' ? 200 : 404
      if (health !== 200 || pages.some((status) => status !== wanted)) process.exitCode = 1
      if (output.trim()) {
        console.log(output.trim())
        process.exitCode = 1
      }
    }
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
}

try {
  console.log(`${copyContext()} files of the project`)
  execFileSync('cp', ['-al', 'node_modules', join(build, 'node_modules')])
  execFileSync('sh', ['-c', buildCommand()], { cwd: build, stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync(join(build, 'dist'), app, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX,a-w', app])
  execFileSync('chmod', ['755', root])
  const [own, node] = [measureFolder(app).bytes / 1e6, statSync(process.execPath).size / 1e6]
  const all = own + node + DEBIAN_SLIM_MB
  console.log(
    `${own.toFixed(0)} MB of the site + ${node.toFixed(0)} MB of Node + ${DEBIAN_SLIM_MB} MB of Debian = ${all.toFixed(0)} MB`,
  )
  if (all > 350) process.exitCode = 1
  await withPostgres((url) => {
    if (!url) throw new Error('The image is tried on PostgreSQL.')
    return run(url)
  })
} finally {
  execFileSync('chmod', ['-R', 'u+w', root])
  rmSync(root, { recursive: true, force: true })
}
