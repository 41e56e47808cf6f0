import { cardPage } from '@/features/share/card-page'
import { getDb } from '@/server/db'

export const dynamic = 'force-dynamic'

/** What somebody chose to show of a result; reading it changes nothing. */
export async function GET(req: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  return cardPage(await getDb(), req, (await params).key)
}
