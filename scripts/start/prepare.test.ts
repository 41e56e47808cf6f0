import { expect, test, vi } from 'vitest'

const step = vi.hoisted(() => vi.fn())
vi.mock('./steps.mjs', async (original) => ({ ...(await original()), step }))
const { buildSite, installDependencies } = await import('./prepare.mjs')

test.each([
  { name: 'Installing', begin: installDependencies, says: /minute/ },
  { name: 'Building', begin: buildSite, says: /minutes/ },
])('the step “$name” announces how long it takes', ({ name, begin, says }) => {
  begin()
  expect(step).toHaveBeenLastCalledWith(expect.stringContaining(name), expect.any(Function), {
    expect: expect.stringMatching(says),
  })
})
