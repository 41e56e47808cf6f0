// The script of every app page beside enhance.js: what concerns only pages that go on in the browser.
import { reloadOnChunkErrors } from './chunk-reload'

reloadOnChunkErrors()
