import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { parseProcessors } from '@/core/site/processors'
import { createRegionNamer } from '@/core/texts/region-name'
import { findTransfer, transferVersion } from '@/core/transfer'
import { env } from '@/env'
import { loadTexts } from '@/server/i18n/dictionaries'
import type { StartSittingInput, TransferQuestion } from './schema'

const configured = () => findTransfer(parseProcessors(env.PROCESSORS ?? ''))

/**
 * Returns the transfer that a reader in mainland China must agree to, with all recipients of the data; null if no data
 * leaves the mainland.
 */
export async function findTransferQuestion(locale: Locale): Promise<TransferQuestion | null> {
  const transfer = configured()
  if (transfer === null) return null
  const t = await loadTexts(locale, 'operator')
  const regionName = createRegionNamer(locale)
  return {
    version: transferVersion,
    needed: transfer.needed,
    recipients: transfer.recipients.map(({ role, name, country, contact }) => ({
      name: `${name} (${regionName(country)})`,
      does: t(`processors.${role}`),
      contact,
    })),
  }
}

/**
 * Returns the columns for the consent to the transfer; only a consent that was requested is stored.
 * @throws DomainError CONSENT_REQUIRED where answers leave mainland China and their reader has not agreed to this text
 */
export function buildTransferColumns(given: StartSittingInput['transfer'], now: Date) {
  const none = { transferVersion: null, transferAt: null }
  const transfer = configured()
  if (transfer === null || given === undefined) return none
  const { agreedTo } = given
  const isCurrent = agreedTo === transferVersion
  if (agreedTo === null ? transfer.needed : !isCurrent) throw new DomainError('CONSENT_REQUIRED')
  return isCurrent ? { transferVersion, transferAt: now } : none
}
