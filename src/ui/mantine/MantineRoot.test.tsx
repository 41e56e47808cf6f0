// @vitest-environment happy-dom

import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ConfirmQuestion } from '../form/ConfirmQuestion'
import { TextsProvider } from '../texts'
import { MantineRoot } from './MantineRoot'

afterEach(cleanup)

const question = (
  <TextsProvider locale="en" dictionaries={{ common, errors }}>
    <MantineRoot>
      <ConfirmQuestion ask="Really?" yes="Yes" no="No" action={async () => {}} onClose={() => {}} />
    </MantineRoot>
  </TextsProvider>
)

test('MantineRoot renders one style element, the same on the server and in the browser [app-one-style]', async () => {
  const [, served = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(renderToString(<MantineRoot>{null}</MantineRoot>)) ?? []
  expect(served).toContain('--mantine-')
  render(question)
  await screen.findByRole('dialog')
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([served])
})
