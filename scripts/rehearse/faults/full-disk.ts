import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { consentVersion } from '../../../src/features/assessments/consent'
import { mountSmallDisk, type SmallDisk } from '../../../src/testing/faults/small-disk'
import { serverUser } from '../../check/postgres.mjs'
import type { Cluster } from '../cluster'
import { CookieClient, newRequestCounts, type RequestCounts } from '../cookie-client'
import { Site } from './site'
import { answers, World, waitUntil } from './world'

const NOT_TRIED = 'not tried: only root mounts a small disk'
const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false } as const
const newSitting = (): string => randomBytes(16).toString('base64url')

/** Time in seconds until the site is ready after space was freed: refusals of the last minute still count. */
const READY_AGAIN_SECONDS = 90

/** Starts and answers tests until `enough` are refused, at most `most` in total; returns those that were accepted. */
async function startUntilRefused(
  origin: string,
  seen: RequestCounts,
  enough: number,
  most = 400,
): Promise<Map<CookieClient, string>> {
  const taken = new Map<CookieClient, string>()
  for (let tries = 0, refused = 0; tries < most && refused < enough; tries++) {
    const client = new CookieClient()
    // A different client address for each, because the site limits requests by address.
    const api = client.api(origin, { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }, seen)
    const sittingId = newSitting()
    try {
      await api.tests.start.mutate({ sittingId, slug: 'sleep', ...consent })
      taken.set(client, sittingId)
      await api.tests.save.mutate({ sittingId, responses: answers.slice(0, 6) })
    } catch {
      refused += 1
    }
  }
  return taken
}

/**
 * Returns the number of refusals. On a full disk, every one must be a 503: a 500 is a bug, and the browser would not
 * retry.
 */
function mustBeRefusedAs503(seen: RequestCounts): number {
  const statuses = [...seen.failed.keys()].sort().join(', ')
  if (statuses !== '503') throw new Error(`on a full disk ${statuses || 'nothing'} in place of 503`)
  return seen.failed.get('503') ?? 0
}

const hasReason = (site: Site, part: string) => async () => (await site.reasons())?.includes(part) === true
const isReady = (site: Site) => async () => (await site.reasons())?.length === 0

/**
 * Waits until the site is ready.
 * @throws Error that names the remaining reasons.
 */
async function mustBeReady(site: Site, what = 'ready again'): Promise<void> {
  await waitUntil(what, isReady(site), READY_AGAIN_SECONDS).catch(async ({ message }: Error) => {
    throw new Error(`${message}: ${JSON.stringify(await site.reasons())}`)
  })
}

const hasAlarm = (site: Site) => () => /"kind":"shortage"[^\n]*"watch: alarm"/.test(site.output)

/** Fills the disk of PostgreSQL while people start tests and one pays. */
export async function fillDisk(cluster: Cluster): Promise<string> {
  const disk = mountSmallDisk(160, join(cluster.dir, 'small-disk'))
  if (!disk) return NOT_TRIED
  let world: World | null = null
  try {
    const user = serverUser()
    if (user) chownSync(disk.dir, user.uid, user.gid)
    const data = await cluster.initialize('small-disk/data')
    const open = await World.open(cluster, 'small-disk-world', {
      data,
      settings: ['max_wal_size=64MB', 'wal_recycle=off'],
      steady: true,
    })
    world = open
    const payer = await open.payer()
    disk.fill()
    const seen = newRequestCounts()
    const taken = await startUntilRefused(open.site.origin, seen, 20)
    const refused = mustBeRefusedAs503(seen)
    await waitUntil('ready says what is short', hasReason(open.site, 'shortage'), 10)
    await waitUntil('the alarm is told', hasAlarm(open.site), 20)
    await exhaustLog(open)
    const webhook = await open.site.deliver(open.completed(payer))
    if (webhook !== 503) throw new Error(`the webhook: ${webhook} instead of 503`)
    if ((await open.site.status('/api/health')) !== 200) throw new Error('health does not answer')
    disk.makeRoom()
    // The server may crash on the full disk, also a moment later; an operator restarts it after freeing space.
    const hasEnded = () => open.server.process.exitCode !== null || open.server.process.signalCode !== null
    await waitUntil('ready, or ended', async () => hasEnded() || (await isReady(open.site)()), READY_AGAIN_SECONDS)
    if (hasEnded()) {
      open.server = await cluster.start(data, [])
      open.address.leadTo(open.server.port)
    }
    await mustBeReady(open.site)
    for (const id of taken.values()) {
      if ((await open.sql('SELECT 1 FROM "Sitting" WHERE id = $1', [id])).length !== 1)
        throw new Error('a test is lost')
    }
    await open.site.deliverUntilTaken(open.completed(payer))
    await open.mailed(payer)
    await open.mustBeDelivered(payer)
    return `${refused} × 503 and no 500, ready said why, alarm told; ${taken.size} tests acknowledged and there; webhook 503, then delivered once`
  } finally {
    await world?.close()
    await sleep(500)
    disk.remove()
  }
}

/** Fills the rest of the database's log, which would otherwise accept small writes for a while. */
async function exhaustLog(world: World): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const failed = await world
      .sql('SELECT pg_switch_wal(), pg_logical_emit_message(true, $1, $1)', ['full'])
      .catch(() => true)
    if (failed === true) return
  }
}

/** Fills the disk of the embedded database, which has to recover without a restart. */
export async function fillEmbeddedDisk(cluster: Cluster): Promise<string> {
  const disk = mountSmallDisk(200, join(cluster.dir, 'small-embedded'))
  if (!disk) return NOT_TRIED
  const dir = join(cluster.dir, 'small-embedded-site')
  mkdirSync(dir)
  const site = await Site.at(dir, { PGLITE_DIR: join(disk.dir, 'db'), TRUSTED_PROXIES: '1' })
  try {
    await site.migrate()
    await site.start()
    const before = await startUntilRefused(site.origin, newRequestCounts(), 1, 5)
    if (before.size !== 5) throw new Error(`${before.size} of 5 tests could be begun`)
    disk.fill()
    const seen = newRequestCounts()
    const taken = new Map([...before, ...(await startUntilRefused(site.origin, seen, 20))])
    await waitUntil('ready says what is short', hasReason(site, 'disk'), 10)
    await waitUntil('the alarm is told', hasAlarm(site), 20)
    const saved = await saveUntilRefused(site, taken, seen)
    const refused = mustBeRefusedAs503(seen)
    disk.makeRoom()
    await mustBeReady(site)
    for (const [client, sittingId] of taken) {
      const kept = await client.api(site.origin).tests.current.query({ slug: 'sleep' })
      if (kept?.sittingId !== sittingId) throw new Error('a test is lost')
      if (kept.responses.length < (saved.get(sittingId) ?? 0)) throw new Error('an answer is lost')
    }
    await browserStarts(site)
    return `${refused} × 503 and no 500, ready said why, alarm told; ${taken.size} tests acknowledged and there, ready again by itself`
  } finally {
    await site.kill()
    disk.remove()
  }
}

/**
 * Saves answers to the started tests repeatedly, until the database's log is full too; returns the number of
 * acknowledged answers by sitting.
 */
async function saveUntilRefused(
  site: Site,
  sittings: ReadonlyMap<CookieClient, string>,
  seen: RequestCounts,
): Promise<Map<string, number>> {
  const saved = new Map<string, number>()
  for (let round = 0; round < 200; round++) {
    for (const [client, sittingId] of sittings) {
      try {
        await client.api(site.origin, {}, seen).tests.save.mutate({ sittingId, responses: answers.slice(0, 6) })
        saved.set(sittingId, 6)
      } catch {
        return saved
      }
    }
    if (sittings.size === 0) return saved
  }
  return saved
}

async function browserStarts(site: Site): Promise<void> {
  const api = new CookieClient().api(site.origin, { 'x-forwarded-for': '10.9.9.9' })
  await api.tests.start.mutate({ sittingId: newSitting(), slug: 'sleep', ...consent })
}

/** Makes folders full or read-only: the site reports that before data is lost, and recovers without a restart. */
export async function fillAndLockFolders(cluster: Cluster): Promise<string> {
  const disk = mountSmallDisk(100, join(cluster.dir, 'small-outbox'))
  if (!disk) return NOT_TRIED
  const dir = join(cluster.dir, 'small-outbox-site')
  mkdirSync(dir)
  const site = await Site.at(dir, { OUTBOX_DIR: join(disk.dir, 'mails') })
  const faults: [string, (disk: SmallDisk) => void, (disk: SmallDisk) => void][] = [
    ['full', ({ fill }) => fill(), ({ makeRoom }) => makeRoom()],
    ['read-only', ({ setReadOnly }) => setReadOnly(true), ({ setReadOnly }) => setReadOnly(false)],
  ]
  try {
    await site.migrate()
    await site.start()
    for (const [what, breakIt, mendIt] of faults) {
      breakIt(disk)
      await waitUntil(`ready says that the folder is ${what}`, hasReason(site, 'disk'), 10)
      mendIt(disk)
      await mustBeReady(site, `ready again after ${what}`)
    }
    await waitUntil('the alarm is told', hasAlarm(site), 20)
    await site.kill('SIGTERM')
    disk.setReadOnly(true)
    const closed = await Site.at(dir, { PGLITE_DIR: join(disk.dir, 'db') })
    const refusal = await closed.start().then(
      () => 'it started',
      (error: Error) => error.message,
    )
    await closed.kill()
    if (!/can only be read/.test(refusal) || /is ready on/.test(refusal)) {
      throw new Error(`a start on a read-only folder: ${refusal}`)
    }
    return 'full, read-only: ready said so and again; a start on a read-only folder ends with what to do'
  } finally {
    await site.kill()
    disk.setReadOnly(false)
    disk.remove()
    rmSync(dir, { recursive: true, force: true })
  }
}
