// The production server: documents from memory, scripts and styles from disk as the build compressed them, everything
// else from Next in the same process.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { env, isLocalUrl } from '../src/env'
import { stopBackground } from '../src/server/background'
import { fromHereHeader } from '../src/server/from-here'
import { assetServer } from '../src/server/http/assets'
import { limitBody } from '../src/server/http/body-limit'
import { clientAddress, isFromHere } from '../src/server/http/client-address'
import { loadDocuments, serveDocument } from '../src/server/http/documents'
import { drain } from '../src/server/http/drain'
import { isReachable, listen, listenAddresses } from '../src/server/http/listen'
import { liveDocuments } from '../src/server/http/live-documents'
import { refused } from '../src/server/http/refuse'
import { watched } from '../src/server/watch/access'
import { announceStop } from '../src/server/watch/stopping'
import { markWords } from './build/chinese-words'
import { stripFramework } from './build/documents'
import { readyFrom } from './setup/ready.mjs'

/** No request of this site is larger: answers and forms are a few kilobytes, a webhook at most some hundred. */
const MAX_BODY_BYTES = 512 * 1024
/** A mail being sent can take this long when its server is slow; process managers should wait a little longer. */
const STOP_MS = 25_000

// A worker shows nobody a page.
const documents = env.ROLE === 'worker' ? new Map() : loadDocuments(env.APP_URL)
const serveAsset = assetServer()
// `localhost`, or Next's rewrites loop; the address to listen on is another matter.
const app = next({ dev: false, hostname: 'localhost', port: env.PORT })
await app.prepare()
const handle = app.getRequestHandler()
const serveLive = liveDocuments({
  render: handle,
  finish: (html) => markWords(stripFramework(html)),
  origin: env.APP_URL,
})

const answer = (req: IncomingMessage, res: ServerResponse): void => watched(req, res, () => answerHere(req, res))

/** What a worker is asked by those who watch it. */
const OF_HEALTH = /^\/(api\/(health|ready)|metrics)(\?|$)/

function answerHere(req: IncomingMessage, res: ServerResponse): void {
  if (env.ROLE === 'worker' && !OF_HEALTH.test(req.url ?? '')) return void res.writeHead(404).end()
  if (refused(req, res) || !limitBody(req, res, MAX_BODY_BYTES)) return
  if (serveDocument(documents, req, res)) return
  serveAsset(req, res, () => {
    if (!serveLive(req, res, () => answerByNext(req, res))) answerByNext(req, res)
  })
}

function answerByNext(req: IncomingMessage, res: ServerResponse): void {
  req.headers['x-client-ip'] = clientAddress(req, env.TRUSTED_PROXIES)
  req.headers[fromHereHeader] = isFromHere(req) ? 'yes' : 'no'
  handle(req, res).catch(() => {
    if (!res.headersSent) res.writeHead(500)
    res.end()
  })
}

const addresses = listenAddresses(env.HOST, env.APP_URL)
const { servers, port } = await listen(() => createServer(answer), env.PORT, addresses).catch(explain)
for (const line of readyFrom(`http://localhost:${port}`, process.env)) console.log(line)
if (isLocalUrl(env.APP_URL) && isReachable(addresses)) {
  console.log(`HOST=${env.HOST} opens it to the network: mailbox and payment sandbox still answer this machine alone.`)
}

function explain(error: NodeJS.ErrnoException): never {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${env.PORT} is in use. Stop the other program or set PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${env.HOST}: HOST has to be one of its own.`,
    ENOTFOUND: `This machine has no address ${env.HOST}: HOST has to be one of its own.`,
  }
  console.error(why[error.code ?? ''] ?? error.message)
  process.exit(1)
}

let stoppedAt = 0
async function stop(): Promise<void> {
  // `npm start` hands a Ctrl-C on that the terminal has sent here already. A second one, later, means it.
  if (stoppedAt > 0) return Date.now() - stoppedAt > 1_000 ? process.exit(1) : undefined
  stoppedAt = Date.now()
  // /api/ready says no from here on; what still comes is answered until the doors close.
  announceStop()
  await sleep(env.STOP_NOTICE_SECONDS * 1_000)
  const inTime = await drain(servers, stopBackground, STOP_MS)
  if (!inTime) console.error('Something was still going on; what was not finished is taken up at the next start.')
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
