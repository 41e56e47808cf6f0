/** Reads a page without scripts: status, headline and the whole text. */
export async function readPage(page: Promise<Response>): Promise<{ status: number; title?: string; html: string }> {
  const response = await page
  const html = await response.text()
  return { status: response.status, title: /<h1>(.*?)<\/h1>/.exec(html)?.[1], html }
}
