import { EARLY_SCRIPT } from '../browser/input/early-input'
import { CHUNK_NONCE, CHUNK_SCRIPT, PRELOAD_SCRIPT_LINK } from '../framework'

/**
 * Makes an app paint its HTML first: its scripts are fetched beside the styles, but run only after the first paint.
 * Otherwise a phone that has the scripts before the first paint shows an empty screen for a large part of a second
 * while they run. The scripts run in the order of the page, and the one that starts React is the last, so that all
 * computation begins with it. Input during this time is kept.
 */
export function paintFirst(html: string): string {
  const found = [...html.matchAll(CHUNK_SCRIPT)]
  const sources = [...new Set(found.map(([, src = '']) => src))]
  if (sources.length === 0) return html
  const nonce = CHUNK_NONCE.exec(html)?.[1]
  const allowed = nonce ? ` nonce="${nonce}"` : ''
  const hints = sources.map((src) => `<link rel="preload" as="script" fetchPriority="low"${allowed} href="${src}"/>`)
  // React finds its scripts by their `async` attribute and would add any it does not find. The attribute is set only
  // after insertion, because a script inserted with it would not keep the order of execution.
  const run = `for(const u of ${JSON.stringify(sources)}){const s=document.createElement("script");s.src=u;s.async=false;document.head.append(s);s.setAttribute("async","")}`
  // A hidden tab has no frame to wait for. The scripts do not interrupt the reveal of a result.
  const loader = `<script${allowed}>{${EARLY_SCRIPT};const r=()=>{${run}},w=window.revealed;w?w.then(r):document.hidden?r():requestAnimationFrame(()=>setTimeout(r))}</script>`
  return html
    .replace(PRELOAD_SCRIPT_LINK, '')
    .replace(CHUNK_SCRIPT, '')
    .replace('</head>', () => `${hints.join('')}</head>`)
    .replace('</body>', () => `${loader}</body>`)
}
