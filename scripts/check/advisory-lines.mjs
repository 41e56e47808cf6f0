// This file is plain JavaScript because `npm run advisories` and `npm test` import it without a compiler.
import { spawn } from 'node:child_process'

/**
 * Formats the output of `npm audit --json` for people. A registry without a list or without a response is reported as
 * such, because "0 found" would imply that a check took place.
 * @param {string} output
 * @returns {{ looked: boolean, serious: number, lines: string[] }} serious: high and critical ones in delivered
 * packages
 */
export function readAudit(output) {
  const audit = parsed(output)
  const found = audit?.vulnerabilities
  if (typeof found !== 'object' || found === null) {
    const why = audit?.message ?? audit?.error?.summary ?? (output.trim().split('\n')[0] || 'no answer')
    return {
      looked: false,
      serious: 0,
      lines: [
        `NOBODY HAS LOOKED: the registry gives no advisories (${String(why).replace(/ - POST .*/, '')}).`,
        'Ask one that does, such as npm audit --registry <address>, or read the advisories of what npm run sbom lists.',
      ],
    }
  }
  const all = Object.values(found)
  const serious = all.filter(({ severity }) => severity === 'high' || severity === 'critical').length
  const lines = all.map(({ name, severity, range, via = [] }) => {
    const titles = via.flatMap((one) => (typeof one === 'object' && one.title ? [`${one.title} (${one.url})`] : []))
    return `${severity}: ${name} ${range}${titles.length ? `: ${titles.join('; ')}` : ''}`
  })
  return { looked: true, serious, lines: [...lines, `${all.length} advisories, ${serious} of them high or critical.`] }
}

function parsed(output) {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}

/**
 * Queries the registry for advisories on the delivered packages.
 * @returns {Promise<ReturnType<typeof readAudit>>}
 */
export async function askAdvisories() {
  const child = spawn('npm', ['audit', '--json', '--omit', 'dev'], { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await new Promise((done) => {
    child.once('error', done)
    child.once('close', done)
  })
  return readAudit(output)
}
