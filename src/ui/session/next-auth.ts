import { DomainError } from '@/core/error'
import { isRecord, isShaped } from '@/core/parsed'
import { readRefusal } from '../refusal'

/**
 * NextAuth's endpoints, with the token that proves the request comes from one of our pages.
 * @throws DomainError the refusal; INTERNAL if the answer has no form that is known here
 */
export async function postAuth(path: 'callback/credentials' | 'signout', body: object): Promise<void> {
  const proof: unknown = await (await fetch('/api/auth/csrf')).json()
  if (!isShaped(proof, { csrfToken: 'string' })) throw new DomainError('INTERNAL')
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, csrfToken: proof.csrfToken }),
  })
  const answer: unknown = await response.json()
  if (!isRecord(answer)) throw new DomainError('INTERNAL')
  if (!answer.error) return
  const { code, params } = readRefusal(answer.error) ?? { code: 'INTERNAL' as const, params: {} }
  throw new DomainError(code, params)
}
