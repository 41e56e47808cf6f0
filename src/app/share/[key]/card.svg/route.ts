import { showCardImage } from '@/features/share/card-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

/** Returns the card as an image file. */
export async function GET(req: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  return showCardImage(await getDb(), req, (await params).key)
}
