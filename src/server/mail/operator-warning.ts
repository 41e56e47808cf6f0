import { findOfferFault, listPriceChangeTimes } from '@/content/shop/offer-faults'
import { siteState } from '@/core/site/state'
import { env, isLocalUrl } from '@/env'
import { listMissingBylineSettings } from '@/seo/bylines'
import { listMissingOperatorSettings } from '@/seo/operator'
import { log } from '../observability/log'

/**
 * Logs at the start of a public site which information is missing that visitors have a right to read. The site starts
 * nevertheless.
 */
export function warnAboutMissingDetails(): void {
  if (isLocalUrl(env.APP_URL)) return
  const missing = listMissingOperatorSettings()
  if (missing.length > 0) {
    log.warn({ missing }, 'operator: contact, terms and privacy do not say who runs this site; see docs/legal.md')
  }
  if (env.DATA_KEYS.length === 0) log.warn('DATA_KEYS: answers are kept in clear, and the privacy page says so')
  if (env.DATABASE_URL && isInClear(env.DATABASE_URL)) {
    log.warn('DATABASE_URL: what goes to the database can be read on its way; set sslmode, see docs/operations.md')
  }
  const unsigned = listMissingBylineSettings()
  if (unsigned.length > 0) {
    log.warn({ missing: unsigned }, 'content: pages do not say who wrote or checked their texts; see docs/legal.md')
  }
}

/**
 * Logs at the server's start that an earlier offer no longer suits the prices: it lacks a new product, or sets a lower
 * price for a product that has become cheaper.
 */
export function warnAboutOffers(now = new Date()): void {
  const { offers } = siteState()
  const moments = [now, ...listPriceChangeTimes(offers).filter((moment) => moment > now)]
  const fault = findOfferFault(offers, moments)
  if (fault)
    log.warn({ fault }, 'offers: they no longer suit the list prices; end them, see docs/how-to/add-a-product.md')
}

/**
 * Whether a connection to PostgreSQL leaves the machine unencrypted. A name without a dot belongs to a neighbour in a
 * network of containers, a path is a socket, and an explicit `sslmode` is the operator's decision.
 */
function isInClear(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const near = host.startsWith('/') || host.startsWith('127.') || !/[.:]/.test(host) || host === '[::1]'
  return !near && !searchParams.has('sslmode') && searchParams.get('ssl') !== 'true'
}
