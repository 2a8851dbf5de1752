import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SectionPage } from '#ui/page/band.tsx'
import { TabLinks } from '#ui/list/tab-links.tsx'
import type { DevlogBoard } from './devlog.search.ts'

interface DevlogPageProps {
  board: DevlogBoard
  /** List of the selected tab. */
  children: ReactNode
}

/** Renders the developer log with three tabs: messages, producer notes and update notes. */
export function DevlogPage({ board, children }: DevlogPageProps) {
  const { t } = useLingui()
  const tab = (id: DevlogBoard, name: string, label?: string) => ({
    id,
    name,
    ...(label !== undefined && { label }),
    link: { to: '/devlog/withBTS' as const, search: { board: id } },
    isShown: id === board,
  })
  const tabs = [
    tab(
      'message',
      t({ comment: 'A tab of the developer log, as short as possible.', message: `Messages` }),
      t`Messages from the developers`,
    ),
    tab('note', t`Producer's letters`),
    tab('notice', t`Update notes`),
  ]
  return (
    <SectionPage
      mascot="dalbo"
      tools={<TabLinks label={t`Developer log`} tabs={tabs} inSight={board} />}
    >
      {children}
    </SectionPage>
  )
}
