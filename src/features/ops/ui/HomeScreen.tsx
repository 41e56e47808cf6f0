'use client'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { StaffView } from '../schema'
import { mayOpen } from './ConsoleFrame'
import { places } from './places'

/** The first page: where this role can go. */
export function HomeScreen({ staff }: { staff: StaffView }) {
  const t = useTexts('admin')
  const open = places.filter(({ act }) => act !== null && mayOpen(staff, act))
  return (
    <Stack>
      <Title order={1}>{t('title')}</Title>
      <Text className="lede">{t('home.lead')}</Text>
      {open.length === 0 && <Text c="dimmed">{t('home.none')}</Text>}
      <ul>
        {open.map(({ href, name }) => (
          <li key={href}>
            <Anchor href={href}>{t(`nav.${name}`)}</Anchor>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
