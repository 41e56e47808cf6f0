import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PROGRAMS, THREADS } from '../../../scripts/build/programs'
import { SERVER_ENV, SERVER_FLAGS } from '../../../scripts/start/flags.mjs'

const dockerfile = readFileSync('Dockerfile', 'utf8').replace(/\\\n/g, ' ')
const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
const compose = parse(readFileSync('deploy/compose.yml', 'utf8'), { merge: true })
const units = readdirSync('deploy/systemd').map((name) => readFileSync(join('deploy/systemd', name), 'utf8'))

/** Sources of every COPY line, with the earlier build stage that they come from, if any. */
const copies = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(.+) \S+$/gm)].map(([, stage, sources = '']) => ({
  stage,
  sources: sources.split(' '),
}))

test('every file that the Docker image copies exists and is not in .dockerignore', () => {
  const own = copies.filter(({ stage }) => !stage).flatMap(({ sources }) => sources)
  expect(own).toContain('package-lock.json')
  for (const source of own) {
    expect(existsSync(source), source).toBe(true)
    expect(ignored).not.toContain(source)
  }
  const built = copies.filter(({ stage }) => stage === 'build').flatMap(({ sources }) => sources)
  expect(built).toEqual(['/usr/local/bin/node', '/build/dist'])
})

test('.dockerignore lists settings, data, Git history and build output, but no sources', () => {
  for (const name of ['.env', '.env.*', 'var', '.git', 'node_modules', '.next', 'dist', 'src/generated']) {
    expect(ignored).toContain(name)
  }
  // The build needs these files, so Docker must not ignore them.
  for (const name of ['src', 'emails', 'locales', 'prisma', 'public', 'scripts', 'next.config.mjs', 'tsconfig.json']) {
    expect(ignored).not.toContain(name)
  }
})

test('every script that the build or a service starts exists', () => {
  for (const source of [...Object.values(PROGRAMS), ...THREADS, 'scripts/build/build-in-docker.mjs']) {
    expect(existsSync(source), source).toBe(true)
  }
  const started = [dockerfile, readFileSync('deploy/compose.yml', 'utf8'), ...units]
    .flatMap((text) => [...text.matchAll(/(?:\/opt\/mindglass\/|node, |"|node )([\w-]+)\.js\b/g)])
    .map(([, name]) => String(name))
  expect(new Set(started)).toEqual(new Set(['server', 'migrate', 'backup']))
  for (const name of started) expect(PROGRAMS).toHaveProperty(name)
})

test('the server has the same memory settings in Docker and in systemd', () => {
  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'server.js']).replaceAll(',', ', ')}`)
  const settings = Object.entries(SERVER_ENV).map((pair) => pair.join('='))
  for (const setting of settings) expect(dockerfile).toContain(setting)
  const servers = units.filter((unit) => unit.includes('server.js'))
  expect(servers).toHaveLength(2)
  for (const unit of servers) {
    for (const setting of settings) expect(unit).toContain(`/usr/bin/env ${setting} `)
    expect(unit).toContain(`/usr/bin/node ${SERVER_FLAGS.join(' ')} /opt/mindglass/server.js`)
  }
})

test('process managers wait 30 seconds before they kill the server', () => {
  for (const name of ['site', 'worker']) expect(Number.parseInt(compose.services[name].stop_grace_period, 10)).toBe(30)
  for (const unit of units.filter((text) => text.includes('server.js'))) expect(unit).toContain('TimeoutStopSec=30')
})

test('the site and the worker are separate processes that wait for the migration', () => {
  const { site, worker, migrate } = compose.services
  expect(site.environment).toMatchObject({ ROLE: 'web', TRUSTED_PROXIES: '1' })
  expect(worker.environment).toMatchObject({ ROLE: 'worker', DATABASE_URL: site.environment.DATABASE_URL })
  expect(migrate.restart).toBe('no')
  for (const { depends_on } of [site, worker]) {
    expect(depends_on.migrate.condition).toBe('service_completed_successfully')
  }
})

test('only the proxy publishes ports in Docker Compose', () => {
  const open = Object.entries<{ ports?: string[] }>(compose.services).filter(([, { ports }]) => ports)
  expect(open.map(([name]) => name)).toEqual(['proxy'])
})

test('proxies log no full URL or IP address, set HSTS and limit the body size [proxies-hide-addresses]', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8')
  const caddy = readFileSync('deploy/Caddyfile', 'utf8')
  expect(/^log_format .*$/m.exec(nginx)?.[0]).not.toMatch(/\$(request|uri|request_uri|args|http_referer|remote_addr)\b/)
  for (const line of nginx.match(/^\s*access_log .*$/gm) ?? []) expect(line).toMatch(/ (off|quiet)|\squiet;/)
  expect(caddy).not.toMatch(/^\s*log\b/m)
  for (const text of [nginx, caddy]) {
    expect(text).toContain('max-age=31536000')
    expect(text).toMatch(/512k/i)
  }
})
