import { currentInstruments } from './instruments'

/** Paths of every page that search engines may list, without language. `/landing/home` equals `/`. */
export const documentPaths = (): readonly string[] => [
  '/',
  '/tests',
  ...currentInstruments().flatMap(({ slug }) => [`/tests/${slug}`, `/tests/${slug}/sample`, `/tests/${slug}/science`]),
  '/shop',
  '/vip',
  '/about',
  '/science',
  '/help-now',
  '/privacy',
  '/terms',
  '/refunds',
  '/contact',
]
