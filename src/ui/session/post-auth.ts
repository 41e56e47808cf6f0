import { pageOwnerHeader, visitorTag } from '@/core/account/owner-tag'
import { DomainError } from '@/core/error/error'
import { hasShape, isRecord } from '@/core/input/type-guards'
import { pageOwner, reloadPage } from '@/stores/page-owner'
import { readRefusal } from '../refusal'

/**
 * Calls NextAuth's endpoints with the CSRF token, which proves that the request comes from one of our pages, and with
 * the page's owner on sign-out: a page of another person cannot sign this one out.
 * @throws DomainError the refusal; INTERNAL if the response has an unknown form
 */
export async function postAuth(path: 'callback/credentials' | 'signout', body: object): Promise<void> {
  const [owner = visitorTag] = path === 'signout' ? await pageOwner() : []
  const proof: unknown = await (await fetch('/api/auth/csrf')).json()
  if (!hasShape(proof, { csrfToken: 'string' })) throw new DomainError('INTERNAL')
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [pageOwnerHeader]: owner },
    body: JSON.stringify({ ...body, csrfToken: proof.csrfToken }),
  })
  const answer: unknown = await response.json()
  if (!isRecord(answer)) throw new DomainError('INTERNAL')
  if (!answer.error) return
  const { code, params } = readRefusal(answer.error) ?? { code: 'INTERNAL' as const, params: {} }
  if (code === 'ACCOUNT_CHANGED') reloadPage(true)
  throw new DomainError(code, params)
}
