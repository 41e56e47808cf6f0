import { showGonePage } from '@/features/share/card-page'
import { requestLocale } from '@/server/http/request-locale'

export const dynamic = 'force-dynamic'

/** Responds to the address of an ended comparison with 410, which a page of the framework cannot return. */
export const GET = (req: Request): Promise<Response> => showGonePage(requestLocale(req), 'comparison')
