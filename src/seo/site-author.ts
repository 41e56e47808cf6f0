import { logo } from '@/core/brand/mark'
import { origin } from './metadata'

/** Returns the site as the author of a text that no person has signed. */
export const siteAuthor = (name: string) => ({
  '@type': 'Organization',
  name,
  url: `${origin()}/`,
  logo: { '@type': 'ImageObject', url: `${origin()}${logo.path}` },
})
