import { existsSync } from 'node:fs'
import { run, UserError } from '../start/steps.mjs'

/** Debian's packages. The first has no window or menus, and opens a page in a third of the time. */
const DEBIAN = ['chromium-headless-shell', 'chromium']
const SYSTEM = [
  ...DEBIAN.map((name) => `/usr/bin/${name}`),
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of a Chromium for the browser tests: an installed one, Playwright's own, or Debian's package. */
export async function findBrowser() {
  const here = [process.env.CHROMIUM_PATH, ...SYSTEM].find((path) => path && existsSync(path))
  if (here) return here
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  console.log('  no browser found: trying Playwright’s own')
  if (await succeeds('npx', ['playwright', 'install', 'chromium'])) return chromium.executablePath()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await succeeds('apt-get', ['update'])
    for (const name of DEBIAN) {
      console.log(`  trying Debian’s package (apt-get install ${name})`)
      const install = ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk']
      if (await succeeds('apt-get', install, env)) return `/usr/bin/${name}`
    }
  }
  throw new UserError(
    'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium; others: npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}

async function succeeds(command, args, env = {}) {
  try {
    await run(command, args, { quiet: true, env })
    return true
  } catch {
    return false
  }
}
