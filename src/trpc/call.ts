import { CallError } from '@/core/call-error'
import { isRecord } from '@/core/parsed'

const apiUrl = '/api/trpc'

/**
 * Calls one procedure as tRPC's own client does, of which this is the part in use here: one request each, JSON both
 * ways.
 * @param path `me.tests`
 * @throws CallError for an answer that is none; what `fetch` throws when there was no answer
 */
export async function call(type: 'query' | 'mutation', path: string, input: unknown, options: RequestInit = {}) {
  const sent = input === undefined ? undefined : JSON.stringify(input)
  const response = await (type === 'query'
    ? fetch(`${apiUrl}/${path}${sent === undefined ? '' : `?input=${encodeURIComponent(sent)}`}`, options)
    : fetch(`${apiUrl}/${path}`, {
        ...options,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      }))
  const answer = await read(response)
  if (isRecord(answer) && isRecord(answer.result)) return answer.result.data
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error : {}
  throw new CallError(String(error.message), response.status, isRecord(error.data) ? error.data.domain : null)
}

async function read(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    // Cut off on its way, it is no answer at all.
    if (error instanceof TypeError) throw error
    throw new CallError('an answer that is not JSON', response.status)
  }
}
