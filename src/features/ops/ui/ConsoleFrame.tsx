'use client'
import { Button, Group, Stack, Text } from '@mantine/core'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Act } from '@/core/ops/acts'
import { callProcedure } from '@/trpc/call-procedure'
import { Failure } from '@/ui/form/Failure'
import { untilGone, useAction } from '@/ui/form/use-action'
import { useTexts } from '@/ui/texts'
import type { StaffView } from '../schema'
import { Announcements } from './Announcements'
import styles from './Console.module.css'
import { consolePages } from './console-pages'

const mayOpen = (staff: StaffView, act: Act | null): boolean => act === null || staff.acts.includes(act)

/** Renders the navigation above each page of the console, with the pages that the role may open. */
export function ConsoleFrame({ staff, children }: { staff: StaffView; children: ReactNode }) {
  const t = useTexts('admin')
  const path = usePathname()
  const { mutate, isPending, failure } = useAction(async () => {
    await callProcedure((api) => api.ops.signOut, undefined)
    // A full page load, so that no data stays in the tab.
    window.location.assign('/admin/login')
    return untilGone()
  })
  return (
    <Stack gap="lg" data-console>
      <Group className={styles.bar}>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          {consolePages
            .filter(({ act }) => mayOpen(staff, act))
            .map(({ href, name }) => (
              <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
                {t(`nav.${name}`)}
              </a>
            ))}
        </nav>
        <Group gap="sm">
          <Text c="dimmed" size="sm">
            {t('nav.who', { email: staff.email, role: t(`role.${staff.role}`) })}
          </Text>
          <Button variant="transparent" size="sm" loading={isPending} onClick={mutate}>
            {t('nav.signOut')}
          </Button>
        </Group>
      </Group>
      <Failure busy={isPending}>{failure}</Failure>
      <Announcements>{children}</Announcements>
    </Stack>
  )
}
