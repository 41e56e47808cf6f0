import { showCardPage } from '@/features/share/card-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

/** Serves the part of a result that its owner chose to show; reading it changes nothing. */
export async function GET(req: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  return showCardPage(await getDb(), req, (await params).key)
}
