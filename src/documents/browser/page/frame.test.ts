// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { hideEuLinksOutsideEurope } from './frame'

afterEach(() => vi.restoreAllMocks())

test.each([
  { place: 'Chicago', ahead: -360, language: 'en-US', shown: false },
  { place: 'Mexico City', ahead: -360, language: 'es-MX', shown: false },
  { place: 'Shanghai', ahead: 480, language: 'zh-CN', shown: false },
  { place: 'Dublin', ahead: 0, language: 'en-US', shown: true },
  { place: 'Madrid in summer', ahead: 120, language: 'es-ES', shown: true },
  { place: 'the Azores', ahead: -60, language: 'pt-PT', shown: true },
  { place: 'Réunion', ahead: 240, language: 'fr-FR', shown: true },
  { place: 'Martinique', ahead: -240, language: 'fr-FR', shown: true },
  // A browser that does not reveal its time zone.
  { place: 'an unknown place', ahead: 0, language: 'en', shown: true },
])('the EU withdrawal link is shown to a browser in $place: $shown', ({ ahead, language, shown }) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-ahead)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  document.body.innerHTML = '<a href="/withdraw">a</a><a href="/withdraw?law=eu" data-europe>b</a>'
  hideEuLinksOutsideEurope()
  expect([...document.querySelectorAll('a')].map((link) => !link.hidden)).toEqual([true, shown])
})
