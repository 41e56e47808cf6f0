import { answerPlanQuestion, showPlanQuestion } from '@/features/evidence/plan-page'
import { getDb } from '@/server/db/db'

export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ key: string }>
}

/** Whether the plan of a report helped: the question of the second mail about it. */
export async function GET(req: Request, { params }: Props): Promise<Response> {
  return showPlanQuestion(await getDb(), (await params).key, req)
}

/** One tap. */
export async function POST(req: Request, { params }: Props): Promise<Response> {
  return answerPlanQuestion(await getDb(), (await params).key, req)
}
