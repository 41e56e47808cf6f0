import { setPriority } from 'node:os'
import { register } from 'tsx/esm/api'

// Lower priority: requests for pages come before requests for files. Only Linux has priorities of single threads.
if (process.platform === 'linux') setPriority(10)
// `--import tsx` works only in a main thread; here the loader is registered by hand.
register()
await import('./worker.ts')
