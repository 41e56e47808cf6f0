import { gonePage } from '@/features/share/card-page'
import { requestLocale } from '@/server/http/request-locale'

export const dynamic = 'force-dynamic'

/** Where the address of an ended comparison leads: a page of the framework cannot answer 410. */
export const GET = (req: Request): Promise<Response> => gonePage(requestLocale(req), 'comparison')
