import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { siteSettings } from '../../../e2e/support/settings'
import config from '../../../playwright.config'

const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts'))
const has = (patterns: unknown, file: string): boolean => [patterns].flat().includes(file)
const runs = (file: string): boolean =>
  (config.projects ?? []).some(
    ({ testMatch, testIgnore }) => (!testMatch || has(testMatch, file)) && !has(testIgnore, file),
  )

test('every browser test belongs to a Playwright project that runs it', () => {
  expect(specs.length).toBeGreaterThan(10)
  expect(specs.filter((file) => !runs(file))).toEqual([])
})

describe('a developer’s own settings', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const shell = { ...Object.fromEntries(names.map((name) => [name, 'mine'])), TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' }

  test('are not passed to the site that the browser tests run against', () => {
    const settings = siteSettings({
      ...shell,
      PORT: '4310',
      APP_URL: 'http://localhost:4310',
      LOG_LEVEL: '',
      SMTP_URL: '',
    })
    expect(Object.keys(settings)).toEqual(expect.arrayContaining([...names, 'TZ', 'LANG', 'LC_ALL']))
    expect(Object.values(settings)).not.toContain('mine')
    const set = Object.keys(settings).filter((name) => settings[name] !== '' && names.includes(name))
    expect(set.toSorted()).toEqual(['APP_URL', 'LOG_LEVEL', 'OPERATOR_ADDRESS', 'OPERATOR_NAME', 'PORT'])
  })

  test('do not change the servers, locale and time zone of the Playwright config', () => {
    for (const { env } of [config.webServer].flat().flatMap((one) => one ?? []))
      expect(Object.keys(env ?? {})).toEqual(
        expect.arrayContaining(['PORT', 'APP_URL', 'LOG_LEVEL', 'SMTP_URL', 'E2E_SEED', 'E2E_FIGURES']),
      )
    expect(config.use).toMatchObject({ locale: 'en-US', timezoneId: 'UTC' })
  })
})
