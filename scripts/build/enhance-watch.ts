// The development server starts this beside itself: the enhancement script, rebuilt with every change.
import { writeBrandCss } from './brand-css'
import { watchEnhanceScript } from './enhance'

// Ends with its parent, however that ends.
process.on('disconnect', () => process.exit())
writeBrandCss()
await watchEnhanceScript()
process.send?.('built')
