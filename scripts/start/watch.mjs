// Files that are rebuilt in parallel with development servers: the documents' script and the texts of mails.
import { fork } from 'node:child_process'
import { readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { compileMails } from './prepare.mjs'
import { UserError } from './steps.mjs'

/**
 * Builds public/js/enhance.js and rebuilds it on changes.
 * @returns {Promise<() => void>} function that stops it
 */
export function watchEnhanceScript() {
  const child = fork('scripts/build/enhance-watch.ts', { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(() => void child.kill()))
    child.once('exit', () => reject(new UserError('src/documents/browser/page/enhance.ts could not be built.')))
  })
}

/**
 * Compiles the texts of mails and PDFs whenever a locales/<lng>/documents.po is saved. An error in one is printed, and
 * the last valid texts remain.
 * @returns {() => void} function that stops it
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
  // Watches folders instead of files, because editors save by replacing the file.
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
