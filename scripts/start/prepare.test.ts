import { expect, test, vi } from 'vitest'

const runStep = vi.hoisted(() => vi.fn())
vi.mock('./steps.mjs', async (original) => ({ ...(await original()), runStep }))
const { buildSite, installDependencies } = await import('./prepare.mjs')

test.each([
  { name: 'Installing', begin: installDependencies, says: /minute/ },
  { name: 'Building', begin: buildSite, says: /minutes/ },
])('the step “$name” announces how long it takes', ({ name, begin, says }) => {
  begin()
  expect(runStep).toHaveBeenLastCalledWith(expect.stringContaining(name), expect.any(Function), {
    expect: expect.stringMatching(says),
  })
})
