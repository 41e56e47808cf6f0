import { logo } from '@/core/icons'
import { origin } from './metadata'

/** The site as who answers for a text, where nobody else signs it. */
export const siteAuthor = (name: string) => ({
  '@type': 'Organization',
  name,
  url: `${origin()}/`,
  logo: { '@type': 'ImageObject', url: `${origin()}${logo.path}` },
})
