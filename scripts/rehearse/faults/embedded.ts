import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { consentVersion } from '../../../src/features/assessments/consent'
import type { Cluster } from '../cluster'
import { CookieClient } from '../cookie-client'
import { Site } from './site'
import { answers } from './world'

const KILLS = 3

/** Kills a site on the embedded database while a person answers, and restarts it on the same port and folder. */
export async function killEmbedded(cluster: Cluster): Promise<string> {
  const dir = join(cluster.dir, 'embedded')
  mkdirSync(dir)
  const site = await Site.at(dir, { LOG_LEVEL: 'warn' })
  await site.migrate()
  let acknowledged = 0
  await site.start()
  try {
    const second = await Site.at(dir, {})
    const refusal = await second.start().then(
      () => 'a second site started on the same folder',
      (error: Error) => error.message,
    )
    await second.kill()
    if (!refusal.includes('in use by another process')) throw new Error(`a second start: ${refusal}`)
    for (let kill = 0; kill < KILLS; kill++) {
      const api = new CookieClient().api(site.origin)
      const sittingId = randomBytes(16).toString('base64url')
      const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false } as const
      await api.tests.start.mutate({ sittingId, slug: 'sleep', ...consent })
      let taken = 0
      const saving = (async () => {
        for (const answer of answers) {
          await api.tests.save.mutate({ sittingId, responses: [answer] })
          taken += 1
          if (taken === 4) void site.kill()
        }
      })()
      await saving.catch(() => {})
      await site.start()
      const kept = await api.tests.current.query({ slug: 'sleep' })
      const there = kept?.responses.length ?? 0
      if (there < taken) throw new Error(`${taken} answers acknowledged, ${there} there`)
      acknowledged += taken
    }
  } finally {
    await site.kill()
  }
  const says = /was ended from outside/.test(site.output) ? 'says so' : 'does not say so'
  if (says !== 'says so') throw new Error('a start after a kill does not say so')
  return `${KILLS} kills, ${acknowledged} acknowledged answers all there, the next start ${says}; a second one is refused`
}
