import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { refuseForeign } from '@/server/same-origin'
import { createContext } from '@/trpc/context'
import { appRouter } from '@/trpc/root'

async function handle(req: Request): Promise<Response> {
  const refused = refuseForeign(req)
  if (refused) return refused
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req,
    router: appRouter,
    createContext: ({ resHeaders }) => createContext(req.headers, (cookie) => resHeaders.append('set-cookie', cookie)),
  })
  response.headers.set('cache-control', 'no-store')
  return response
}

export { handle as GET, handle as POST }
