import { createServer } from 'node:net'
import { UserError } from './steps.mjs'

/**
 * Checks before the slow steps whether the port can be used.
 * @param {number} port 0 lets the system choose
 * @throws UserError when another program holds it or it may not be opened.
 */
export function checkPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      if (code === 'EADDRINUSE') {
        reject(
          new UserError(
            `Port ${port} is already in use. Stop the other program, or choose another: PORT=3001 npm start`,
          ),
        )
      } else if (code === 'EACCES') {
        reject(new UserError(`Port ${port} may not be opened by you. Choose one above 1023: PORT=3000 npm start`))
      } else reject(error)
    })
    server.listen(port, () => server.close(() => resolve(undefined)))
  })
}
