import { pageOwnerHeader, visitorTag } from '@/core/account/owner-tag'
import { DomainError } from '@/core/error/error'
import { isRecord, isShaped } from '@/core/input/parsed'
import { pageOwner, reloadPage } from '@/stores/page-owner'
import { readRefusal } from '../refusal'

/**
 * NextAuth's endpoints, with the token that proves the request comes from one of our pages, and with whom the page was made
 * for: nobody is signed out by a page of somebody else.
 * @throws DomainError the refusal; INTERNAL if the answer has no form that is known here
 */
export async function postAuth(path: 'callback/credentials' | 'signout', body: object): Promise<void> {
  const [owner = visitorTag] = path === 'signout' ? await pageOwner() : []
  const proof: unknown = await (await fetch('/api/auth/csrf')).json()
  if (!isShaped(proof, { csrfToken: 'string' })) throw new DomainError('INTERNAL')
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
