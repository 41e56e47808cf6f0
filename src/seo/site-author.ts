import { logo } from '@/core/brand/icons'
import { origin } from './metadata'

/** The site as the author of a text that nobody has signed. */
export const siteAuthor = (name: string) => ({
  '@type': 'Organization',
  name,
  url: `${origin()}/`,
  logo: { '@type': 'ImageObject', url: `${origin()}${logo.path}` },
})
