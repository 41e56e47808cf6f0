// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { useApp } from './app'

const initial = useApp.getInitialState()

beforeEach(() => {
  sessionStorage.clear()
  useApp.setState(initial, true)
})

test('the app store starts empty', () => {
  const { locale, token, gameDetail, gameGroups, pay, noGameDetail } = useApp.getState()
  expect({ locale, token, gameDetail, gameGroups, pay, noGameDetail }).toEqual({
    locale: '',
    token: '',
    gameDetail: null,
    gameGroups: null,
    pay: null,
    noGameDetail: null,
  })
})

test('every field of the app store has a setter and survives a reload of the tab', async () => {
  const app = useApp.getState()
  app.setLocale('es')
  app.setToken('here')
  app.setGameDetail({ slug: 'sleep', title: 'Sueño' })
  app.setGameGroups([{ group: 'stress', tests: [{ slug: 'sleep', title: 'Sueño' }] }])
  app.setPay({ orderId: 'o', sittingId: 'a', sku: 'report', email: 'reader@example.org' })
  app.setNoGameDetail({ sku: 'report' })
  const kept = sessionStorage.getItem('app') ?? ''
  useApp.setState(initial, true)
  sessionStorage.setItem('app', kept)
  await useApp.persist.rehydrate()
  expect(useApp.getState()).toMatchObject({
    locale: 'es',
    token: 'here',
    gameDetail: { slug: 'sleep' },
    gameGroups: [{ group: 'stress' }],
    pay: { orderId: 'o' },
    noGameDetail: { sku: 'report' },
  })
})

test('the app store does not restore fields that another build saved in another format', async () => {
  const state = { locale: 7, token: 'here', gameDetail: { slug: 1 }, gameGroups: [{}], pay: { orderId: 'o' } }
  sessionStorage.setItem('app', JSON.stringify({ state, version: 0 }))
  await useApp.persist.rehydrate()
  expect(useApp.getState()).toMatchObject({ locale: '', token: 'here', gameDetail: null, gameGroups: null, pay: null })
})
