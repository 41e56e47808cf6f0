// Builds everything the site serves: the theme stylesheets, the enhancement script, the social cards, the icons, Next,
// the stripped documents, and from all of these dist/, which runs without the sources.
import { spawnSync } from 'node:child_process'
import { readArticles } from '../../src/content/articles/articles'
import { interfaceTextFaults } from '../../src/content/check/check-texts'
import { postbuild } from '../../src/documents/build/documents'
import { compressAssets } from './assets'
import { writeBrandCss } from './brand-css'
import { allCards } from './card-list'
import { buildCards } from './cards'
import { assembleDist } from './dist'
import { buildEnhanceScript } from './enhance'
import { buildIcons } from './icons'

process.env.NEXT_TELEMETRY_DISABLED = '1'

const faults = [...interfaceTextFaults(), ...readArticles().faults]
if (faults.length) {
  console.error(faults.join('\n'))
  process.exit(1)
}

function run(bin: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, [`node_modules/${bin}`, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

writeBrandCss()
await buildEnhanceScript()
const { cards, drawn } = await buildCards(await allCards())
console.log(`${cards} social cards, ${drawn} of them new`)
console.log(`${await buildIcons()} icons`)
run('next/dist/bin/next', ['build'])
const { documents, apps } = postbuild()
const assets = compressAssets('.next/static', '.next/assets/_next/static')
console.log(`${assets} scripts and styles compressed`)
console.log(`${documents} documents without the framework's scripts, ${apps} prerendered apps`)
const { megabytes } = await assembleDist()
console.log(`dist: ${megabytes} MB, everything that a machine needs beside Node`)
