import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Maximum JavaScript of a page in bytes, as sent with brotli. Documents had 3,072 before they showed members their price,
 * which takes 20; apps had 170,000 before all reads and changes went through the hooks of React Query, which brought up
 * to 4,000.
 */
export const weightLimits = { document: 3_100, run: 140_000, app: 175_000 } as const
export type PageKind = keyof typeof weightLimits

const kinds: Readonly<Record<string, PageKind>> = {
  '(documents)': 'document',
  '(live)': 'document',
  '(run)': 'run',
  '(apps)': 'app',
  '(console)': 'app',
}

/** Returns every page of the site by its route (`/tests/[slug]/run`). */
export function pageRoutes(root = 'src/app/[lng]'): Map<string, PageKind> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => /(^|\/)page\.tsx$/.test(file)).map((file) => file.split('/').slice(0, -1))
  return new Map(
    pages.map(([group = '', ...path]) => {
      const kind = kinds[group]
      if (!kind) throw new Error(`${join(root, group)} is no kind of page that has a bound`)
      return [`/${path.join('/')}`, kind]
    }),
  )
}

/** Returns the paths of all prerendered documents of one language, from the output of the build. */
export function prerenderedPaths(locale: string, root = '.next/documents'): string[] {
  const folder = join(root, locale)
  if (!existsSync(folder)) throw new Error('build the site first (npm run build)')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return ['/', ...files.map((file) => `/${file.slice(0, -'.html'.length)}`)].sort()
}

/** Returns the route of an address; literal names take precedence over parameters. */
export function routeOf(address: string, routes: Iterable<string>): string | undefined {
  const path = new URL(address, 'http://localhost').pathname
  const fits = [...routes].filter((route) =>
    new RegExp(`^${route.replace(/[.$]/g, '\\$&').replace(/\[\w+\]/g, '[^/]+')}$`).test(path),
  )
  const parameters = (route: string) => route.split('[').length
  return fits.sort((a, b) => parameters(a) - parameters(b))[0]
}
