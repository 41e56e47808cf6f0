import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'

const PORT = 4390

interface Options {
  /** Whether the database has the account of `npm run seed`; otherwise it is empty. */
  seed?: boolean
}

/** Runs `work` with a browser and the production server on a separate database. */
export async function withSite(
  work: (origin: string, browser: Browser) => Promise<void>,
  { seed = false }: Options = {},
): Promise<void> {
  // Otherwise the server of another build would be measured.
  if (await healthy()) throw new Error(`port ${PORT} is in use`)
  const { findBrowser } = await import('../check/find-browser.mjs')
  const server = startServer(seed)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
  try {
    await ready(server)
    await work(`http://localhost:${PORT}`, browser)
  } finally {
    await browser.close()
    server.kill()
  }
}

function startServer(seed: boolean): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'e2e/support/server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      APP_URL: `http://localhost:${PORT}`,
      E2E_NAME: 'bench',
      E2E_SEED: seed ? 'yes' : '',
      SMTP_URL: '',
    },
  })
}

const healthy = async (): Promise<boolean> =>
  (await fetch(`http://localhost:${PORT}/api/health`).catch(() => null))?.ok ?? false

async function ready(server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 480; tries++) {
    if (server.exitCode !== null) throw new Error('the server ended: build the site first (npm run build)')
    if (await healthy()) return
    await sleep(250)
  }
  throw new Error('the server did not become ready')
}
