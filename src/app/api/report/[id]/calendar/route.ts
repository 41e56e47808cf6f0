import { findLocaleByTag } from '@/core/locale'
import { createWeekCalendar, weekErrorPage } from '@/features/report/files/week-calendar'
import { privateHeaders } from '@/server/http/response-headers'
import { createContext } from '@/trpc/context'

export const dynamic = 'force-dynamic'

/** Returns the weekly plan of a full report as a calendar file that begins on the requested day. */
export async function GET(req: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  const query = new URL(req.url).searchParams
  const context = await createContext(req.headers, () => {}, findLocaleByTag(query.get('lang')))
  try {
    const file = await createWeekCalendar(context, id, query.get('from') ?? '')
    return new Response(file, {
      headers: {
        ...privateHeaders,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="mindglass-week.ics"',
      },
    })
  } catch (error) {
    return weekErrorPage(context.locale, id, error)
  }
}
