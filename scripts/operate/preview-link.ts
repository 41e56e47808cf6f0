// npm run preview-link [-- <article> …]: prints links that open drafts (or the named articles) for a week.
import { findAnyArticle, listDraftArticles } from '../../src/content/articles/articles'
import { loadEnvironment } from './load-environment'

const env = await loadEnvironment()
// Imported after the environment is complete.
const { previewPath } = await import('../../src/features/column/preview')

const named = process.argv.slice(2)
const unknown = named.filter((id) => !findAnyArticle(id))
const chosen = named.length ? named : listDraftArticles().map(({ id }) => id)
if (unknown.length) {
  console.error(`There is no article ${unknown.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const id of chosen) console.log(`${id}\n  ${env.APP_URL}${previewPath(id, new Date())}`)
  if (chosen.length === 0) console.log('There are no drafts. Name an article to get a link to it.')
}
