'use client'
import { useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { AskFirst } from '@/ui/form/AskFirst'
import { useTexts } from '@/ui/texts'

interface Props {
  sittingId: string
  slug: string
  title: string
}

/** Takes back one test of the list, here and on the server. */
export function DeleteSitting({ sittingId, slug, title }: Props) {
  const t = useTexts('settings')
  async function remove() {
    await api.me.deleteSitting.mutate({ sittingId })
    // What is open in this browser must not be sent again.
    useSittings.persist.rehydrate()
    if (useSittings.getState().sittings[slug]?.id === sittingId) useSittings.getState().end(slug)
    location.reload()
  }
  return (
    <AskFirst
      open={
        <>
          {t('sitting.open')}
          <span className="visually-hidden"> {title}</span>
        </>
      }
      ask={t('sitting.ask')}
      yes={t('sitting.yes')}
      no={t('sitting.no')}
      action={remove}
    />
  )
}
