import { setPriority } from 'node:os'
import { register } from 'tsx/esm/api'

// People who wait for a page come before people who wait for a file. Only Linux knows priorities of single threads.
if (process.platform === 'linux') setPriority(10)
// `--import tsx` works in a main thread only; here the loader is registered by hand.
register()
await import('./worker.ts')
