import { call } from './call'
import type { Inputs, Outputs } from './procedures'

/**
 * Saves answers while the page goes away: the browser finishes the request without the page (`keepalive`, at most
 * 64 KB), and it leaves at once.
 */
export const saveWhileLeaving = async (input: Inputs['tests']['save']): Promise<Outputs['tests']['save']> =>
  (await call('mutation', 'tests.save', input, { keepalive: true })) as Outputs['tests']['save']
