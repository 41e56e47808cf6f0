import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const YEAR_S = 31_536_000
const PREFIX = '/_next/static/'

export type AssetHandler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/**
 * Serves the built scripts and styles that scripts/build/assets.ts compressed; passes all other requests to `next`. The
 * file names change with their content, so browsers keep them.
 */
export function assetServer(dir = join(process.cwd(), '.next/assets')): AssetHandler {
  if (!existsSync(dir)) return (_req, _res, next) => next()
  const setHeaders = (res: ServerResponse) => void res.setHeader('x-content-type-options', 'nosniff')
  const serve = sirv(dir, { brotli: true, gzip: true, maxAge: YEAR_S, immutable: true, extensions: [], setHeaders })
  return (req, res, next) => {
    const read = req.method === 'GET' || req.method === 'HEAD'
    if (read && req.url?.startsWith(PREFIX)) serve(req, res, next)
    else next()
  }
}
