// Production server: documents from memory, compressed scripts and styles from disk, everything else from Next in the
// same process.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { readTarget } from '@/server/http/request-locale'
import { stripFramework } from '../../src/documents/build/documents'
import { paintFirst } from '../../src/documents/build/paint-first'
import { insertWordBreaks } from '../../src/documents/build/word-breaks'
import { interceptPage } from '../../src/documents/serve/app-pages'
import { createCurrentDocumentHandler, draftModeCookie } from '../../src/documents/serve/current-documents'
import { loadDocuments } from '../../src/documents/serve/documents'
import { createPageFinisher } from '../../src/documents/serve/finish-page'
import { createLiveDocumentHandler } from '../../src/documents/serve/live-documents'
import { noticeFor } from '../../src/documents/serve/notice'
import { createVisitorPageHandler } from '../../src/documents/serve/visitor-pages'
import { env, isLocalUrl } from '../../src/env'
import { localRequestHeader } from '../../src/server/auth/local-request'
import { clientAddress, isFromThisMachine } from '../../src/server/http/client-address'
import { assetServer } from '../../src/server/http/front/assets'
import { limitBody } from '../../src/server/http/front/body-limit'
import { drain } from '../../src/server/http/front/drain'
import { prepareErrorPages, replaceFailedResponse } from '../../src/server/http/front/error-pages'
import { isReachable, listen, listenAddresses } from '../../src/server/http/front/listen'
import { serveMonitoring } from '../../src/server/http/front/monitoring'
import { redirectPastedAddress } from '../../src/server/http/front/pasted-address'
import { serveProcedures } from '../../src/server/http/front/procedures'
import { rejectInvalidRequest } from '../../src/server/http/front/reject-invalid-request'
import { setSecurityHeaders } from '../../src/server/http/security-headers'
import { stopBackground, waitForDatabase } from '../../src/server/jobs/background'
import { answerAndLog } from '../../src/server/observability/requests/access-log'
import { announceStop, isStopping } from '../../src/server/observability/stopping'
import { readyLinesFromEnv } from './ready.mjs'

/**
 * Maximum body size. Requests of this site are smaller: answers and forms have a few kilobytes, a webhook at most a few
 * hundred.
 */
const MAX_BODY_BYTES = 512 * 1024
/**
 * Maximum time in ms to send a mail through a slow server at shutdown; process managers should wait a little longer.
 */
const STOP_MS = 25_000

// A worker serves no pages.
const documents = env.ROLE === 'worker' ? new Map() : loadDocuments(env.APP_URL)
const serveAsset = assetServer()
// The hostname must be `localhost`, or Next's rewrites loop; the listening address is set separately. quiet:
// src/instrumentation.ts reports errors thrown during rendering. The framework would print the whole error, and a
// database error contains the row.
const app = next({ dev: false, quiet: true, hostname: 'localhost', port: env.PORT })
await app.prepare()
await prepareErrorPages()
const handle = app.getRequestHandler()
const finish = (html: string) => insertWordBreaks(stripFramework(html))
const draftCookie = draftModeCookie()
const serveLive = createLiveDocumentHandler({ render: handle, finish, origin: env.APP_URL })
const drawn = createPageFinisher({ render: handle, finishApp: paintFirst, finishDocument: finish, origin: env.APP_URL })
const serveVisitor = createVisitorPageHandler({ render: handle, finish: drawn })
const serveCurrent = createCurrentDocumentHandler({
  documents,
  render: handle,
  finish,
  origin: env.APP_URL,
  draftCookie: draftCookie,
})

/** Prerendered apps that show a notice when mails are late. */
const withNotice: ReadonlySet<string> = new Set(['/retrieve', '/forgot-password'])

const answer = (req: IncomingMessage, res: ServerResponse): void =>
  answerAndLog(req, res, () => answerRequest(req, res))

/** Paths that monitoring requests from a worker, which answers no others. */
const OF_HEALTH = /^\/(api\/(health|ready)|metrics)(\?|$)/

const secure = env.APP_URL.startsWith('https://')

function answerRequest(req: IncomingMessage, res: ServerResponse): void {
  setSecurityHeaders(res, secure)
  // A client that reuses the connection would send its next request to a closing server.
  if (isStopping()) res.setHeader('connection', 'close')
  if (env.ROLE === 'worker' && !OF_HEALTH.test(req.url ?? '')) return void res.writeHead(404).end()
  if (
    rejectInvalidRequest(req, res) ||
    serveMonitoring(req, res) ||
    redirectPastedAddress(req, res) ||
    !limitBody(req, res, MAX_BODY_BYTES) ||
    serveProcedures(req, res, () => nameClient(req, res))
  )
    return
  if (serveCurrent(req, res, () => renderAgain(req, res))) return
  serveAsset(req, res, () => {
    if (serveLive(req, res, () => answerByNext(req, res)) || serveVisitor(req, res, () => answerByNext(req, res)))
      return
    if (withNotice.has(readTarget(req).pathname) && noticeFor(readTarget(req).pathname)) renderAgain(req, res)
    else answerByNext(req, res)
  })
}

/** Renders the page again, because the framework's prerendered copy is outdated. */
function renderAgain(req: IncomingMessage, res: ServerResponse): void {
  req.headers.cookie = [req.headers.cookie, draftCookie].filter(Boolean).join('; ')
  answerByNext(req, res)
}

/**
 * Sets the headers that tell routes and pages who the client is, whatever the client itself sent, and replaces
 * responses that failed because of the database.
 */
function nameClient(req: IncomingMessage, res: ServerResponse): void {
  req.headers['x-client-ip'] = clientAddress(req, env.TRUSTED_PROXIES)
  req.headers[localRequestHeader] = isFromThisMachine(req) ? 'yes' : 'no'
  replaceFailedResponse(req, res)
}

function answerByNext(req: IncomingMessage, res: ServerResponse): void {
  interceptPage(req, res, (page) => drawn(req, page))
  nameClient(req, res)
  handle(req, res).catch(() => {
    if (!res.headersSent) res.writeHead(500)
    res.end()
  })
}

/** Longer than proxies keep a connection (nginx a minute, Caddy two), so that the proxy always closes it first. */
const KEEP_ALIVE_MS = 130_000

const addresses = listenAddresses(env.HOST, env.APP_URL)
const open = () => createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer)
const { servers, port } = await listen(open, env.PORT, addresses).catch(explain)
// The server accepts requests from here on; until the database is available, requests that need it get a 503.
void waitForDatabase().then(sayReady)

function sayReady(): void {
  for (const line of readyLinesFromEnv(`http://localhost:${port}`, process.env)) console.log(line)
  if (isLocalUrl(env.APP_URL) && isReachable(addresses)) {
    console.log(
      `HOST=${env.HOST} opens it to the network: mailbox and payment sandbox still answer this machine alone.`,
    )
  }
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
  // `npm start` forwards a Ctrl-C that the terminal has also sent directly. A second one more than a second later exits
  // at once.
  if (stoppedAt > 0) return Date.now() - stoppedAt > 1_000 ? process.exit(1) : undefined
  stoppedAt = Date.now()
  // /api/ready reports "not ready" from here on; requests are still served until the servers close.
  announceStop()
  await sleep(env.STOP_NOTICE_SECONDS * 1_000)
  const inTime = await drain(servers, stopBackground, STOP_MS)
  if (!inTime) console.error('Something was still going on; what was not finished is taken up at the next start.')
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
