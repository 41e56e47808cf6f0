/** Host to which payment may redirect, besides this site. */
const PROVIDER = 'checkout.stripe.com'

const isLoopback = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
const isHttp = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** Returns whether an address is on this site, at the payment provider, or in development on this computer. */
export function isPaymentAddress(target: URL, here: URL): boolean {
  if (target.origin === here.origin) return true
  if (target.protocol === 'https:' && target.host === PROVIDER) return true
  return isHttp(target) && isLoopback(target.hostname) && isLoopback(here.hostname)
}

/**
 * Opens the address returned by the server.
 * @throws Error when payment may not redirect to this address
 */
export function redirectToPayment(url: string): void {
  const here = new URL(window.location.href)
  const target = new URL(url, here)
  if (!isPaymentAddress(target, here)) throw new Error('payment: refused to leave for another site')
  window.location.assign(target)
}
