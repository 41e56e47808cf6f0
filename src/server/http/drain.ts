import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How long connections that wait for a next request are left open. A proxy may be writing one at this very moment, and what
 * is sent into a closing door is lost: here it is still answered, and the door closes behind it.
 */
const LINGER_MS = 1_000

/**
 * Takes no new connection, and waits for what is in flight and for `finishWork`, at most `patienceMs`.
 * @returns false when something was still going on then.
 */
export async function drain(
  servers: readonly Server[],
  finishWork: () => Promise<void>,
  patienceMs: number,
): Promise<boolean> {
  // The listener's own way to close: that of an HTTP server cuts the connections that wait, too.
  const closed = servers.map(
    (server) => new Promise<void>((resolve) => void Listener.prototype.close.call(server, () => resolve())),
  )
  const since = Date.now()
  const idle = setInterval(() => {
    if (Date.now() - since >= LINGER_MS) for (const server of servers) server.closeIdleConnections()
  }, 100)
  const work = finishWork().catch(() => {})
  const outcome = Promise.all([...closed, work]).then(() => true)
  const inTime = await Promise.race([outcome, sleep(patienceMs, false)])
  clearInterval(idle)
  return inTime
}
