// The production server: documents from memory, scripts and styles from disk as the build compressed them, everything
// else from Next in the same process.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import next from 'next'
import { env } from '../src/env'
import { assetServer } from '../src/server/http/assets'
import { clientAddress } from '../src/server/http/client-address'
import { loadDocuments, serveDocument } from '../src/server/http/documents'
import { readyFrom } from './setup/ready.mjs'

/** No request of this site is larger: answers and forms are a few kilobytes, a webhook at most some hundred. */
const MAX_BODY_BYTES = 512 * 1024

const documents = loadDocuments(env.APP_URL)
const serveAsset = assetServer()
// `localhost`, or Next's rewrites loop; the address to listen on is another matter.
const app = next({ dev: false, hostname: 'localhost', port: env.PORT })
await app.prepare()
const handle = app.getRequestHandler()

function answer(req: IncomingMessage, res: ServerResponse): void {
  if (serveDocument(documents, req, res)) return
  serveAsset(req, res, () => answerByNext(req, res))
}

function answerByNext(req: IncomingMessage, res: ServerResponse): void {
  if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    res.writeHead(413, { connection: 'close' }).end()
    return
  }
  req.headers['x-client-ip'] = clientAddress(req, env.TRUSTED_PROXIES)
  handle(req, res).catch(() => {
    if (!res.headersSent) res.writeHead(500)
    res.end()
  })
}

const server = createServer(answer)
server.on('error', (error: NodeJS.ErrnoException) => {
  const why =
    error.code === 'EADDRINUSE' ? `Port ${env.PORT} is in use. Stop the other program or set PORT.` : error.message
  console.error(why)
  process.exit(1)
})
server.listen(env.PORT, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  for (const line of readyFrom(`http://localhost:${port}`, process.env)) console.log(line)
})

function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), 5_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
