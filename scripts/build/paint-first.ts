/** A script of the framework as Next writes it; the one for browsers without modules stays where it is. */
const FRAMEWORK_SCRIPT = /<script src="(\/_next\/static\/chunks\/[^"]+\.js)" async=""><\/script>/g
const HINT = /<link rel="preload" as="script"[^>]*>/g

/**
 * A prerendered app shows its HTML first: its scripts are fetched beside the styles, but run only after the first
 * paint. Else a phone that has the scripts before it has painted computes for a good part of a second with nothing on
 * its screen.
 */
export function paintFirst(html: string): string {
  const sources = [...new Set([...html.matchAll(FRAMEWORK_SCRIPT)].map(([, src = '']) => src))]
  if (sources.length === 0) return html
  const hints = sources.map((src) => `<link rel="preload" as="script" fetchPriority="low" href="${src}"/>`)
  // React looks for its scripts by this attribute, and would add those that it does not find.
  const run = `for(const u of ${JSON.stringify(sources)}){const s=document.createElement("script");s.src=u;s.setAttribute("async","");document.head.append(s)}`
  // In a tab that is not seen there is no frame to wait for.
  const loader = `<script>{const r=()=>{${run}};document.hidden?r():requestAnimationFrame(()=>setTimeout(r))}</script>`
  return html
    .replace(HINT, '')
    .replace(FRAMEWORK_SCRIPT, '')
    .replace('</head>', () => `${hints.join('')}</head>`)
    .replace('</body>', () => `${loader}</body>`)
}
