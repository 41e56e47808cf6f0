import { env } from '@/env'
import { buildLlmsText } from '@/features/site/llms'

export const dynamic = 'force-dynamic'

/** Describes the site and where its pages are, for language models: https://llmstxt.org */
export async function GET(): Promise<Response> {
  return new Response(await buildLlmsText(env.APP_URL), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    },
  })
}
