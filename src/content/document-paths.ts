import { currentInstruments } from './instruments'

/** Paths of every document that search engines may list, without language. `/landing/home` equals `/`. */
export const documentPaths = (): readonly string[] => [
  '/',
  '/tests',
  ...currentInstruments().flatMap(({ slug }) => [`/tests/${slug}`, `/tests/${slug}/sample`]),
  '/help-now',
  '/privacy',
  '/terms',
  '/refunds',
  '/contact',
]
