import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'

const stay = () => {}
const router: AppRouterInstance = {
  back: stay,
  forward: stay,
  refresh: stay,
  push: stay,
  replace: stay,
  prefetch: stay,
  bfcacheId: '',
}

/** Renders a part of an app page to HTML, without the styles that Mantine adds. */
export const appMarkup = (children: ReactNode): string =>
  renderToStaticMarkup(
    <AppRouterContext value={router}>
      <MantineRoot>
        <TextsProvider locale="en" dictionaries={{ common, errors }}>
          <TrpcProvider>{children}</TrpcProvider>
        </TextsProvider>
      </MantineRoot>
    </AppRouterContext>,
  ).replace(/<style\b.*?<\/style>/gs, '')
