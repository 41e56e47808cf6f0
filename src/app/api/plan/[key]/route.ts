import { answerPlanQuestion, showPlanQuestion } from '@/features/evidence/plan-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Renders the question whether the plan of a report helped, linked from the second mail about it. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showPlanQuestion(await getDb(), (await params).key, req)
}

/** Stores the answer. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerPlanQuestion(await getDb(), (await params).key, req)
}
