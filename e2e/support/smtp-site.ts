import { smtpSitePort } from '../../playwright.config'
import { expect } from './fixtures'

/** URL of the second server, for tests that would disturb those on the first. */
export const smtpSite = `http://localhost:${smtpSitePort}`

/** Waits for the second server, which starts in parallel with the first tests. */
export async function waitForSmtpSite(): Promise<void> {
  const isUp = async () => (await fetch(`${smtpSite}/api/health`)).ok
  await expect(async () => expect(await isUp()).toBe(true)).toPass({ timeout: 80_000 })
}
