// Child process of the development server: rebuilds the enhancement script on every change.
import { writeBrandCss } from './brand-css'
import { watchEnhanceScript } from './enhance'

// Exits with its parent process, even if that crashes.
process.on('disconnect', () => process.exit())
writeBrandCss()
await watchEnhanceScript()
process.send?.('built')
