// Files that development servers rebuild beside Next: the documents' script and the texts of mails.
import { fork } from 'node:child_process'
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { compileMails } from './prepare.mjs'
import { UserError } from './steps.mjs'

/**
 * Builds public/js/enhance.js and keeps it up to date.
 * @returns {Promise<() => void>} how to stop
 */
export function watchEnhanceScript() {
  const child = fork('scripts/build/enhance-watch.ts', { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(() => void child.kill()))
    child.once('exit', () => reject(new UserError('src/documents/browser/enhance.ts could not be built.')))
  })
}

/**
 * Compiles the texts of mails and PDFs again whenever a locales/<lng>/documents.po is saved. A mistake in one is
 * printed, and the last good texts stay.
 * @returns {() => void} how to stop
 */
export function watchMailTexts() {
  let timer
  let work = Promise.resolve()
  const compile = async () => {
    try {
      await compileMails()
      console.log('Compiled locales/*/documents.po')
    } catch (error) {
      console.error(error.message)
    }
  }
  // Folders, not files: editors save by putting a new file in the place of the old one.
  const watchers = readdirSync('locales').map((lng) =>
    watch(join('locales', lng), (_, file) => {
      if (file !== 'documents.po') return
      clearTimeout(timer)
      timer = setTimeout(() => {
        work = work.then(compile)
      }, 200)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
