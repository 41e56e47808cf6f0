import { env, isLocalUrl } from '@/env'
import { missingFromOperator } from '@/seo/operator'
import { missingSignatures } from '@/seo/signed'
import { log } from './log'

/** Says once, when a public site starts, what its visitors have a right to read and do not find. It starts all the same. */
export function warnAboutOperator(): void {
  if (isLocalUrl(env.APP_URL)) return
  const missing = missingFromOperator()
  if (missing.length > 0) {
    log.warn({ missing }, 'operator: contact, terms and privacy do not say who runs this site; see docs/legal.md')
  }
  const unsigned = missingSignatures()
  if (unsigned.length > 0) {
    log.warn({ missing: unsigned }, 'content: pages do not say who wrote or checked their texts; see docs/legal.md')
  }
}
