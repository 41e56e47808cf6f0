import { smtpSitePort } from '../../playwright.config'
import { expect } from './fixtures'

/** The second server, for what would disturb the tests on the first. */
export const smtpSite = `http://localhost:${smtpSitePort}`

/** It starts beside the first tests. */
export async function waitForSmtpSite(): Promise<void> {
  const isUp = async () => (await fetch(`${smtpSite}/api/health`)).ok
  await expect(async () => expect(await isUp()).toBe(true)).toPass({ timeout: 80_000 })
}
