import { env } from '@/env'
import { isLocalRequest } from '../auth/local-request'
import { equalInConstantTime } from '../crypto/secrets'

/** Returns whether a request may read figures and reasons: from a program on this machine, or with METRICS_TOKEN. */
export function mayReadMetrics(headers: Headers): boolean {
  if (isLocalRequest(headers)) return true
  const [, token] = /^Bearer ([\x21-\x7e]+)$/.exec(headers.get('authorization') ?? '') ?? []
  return env.METRICS_TOKEN !== undefined && token !== undefined && equalInConstantTime(token, env.METRICS_TOKEN)
}
