import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DevlogPage } from '#features/devlog/devlog-page.tsx'
import { devlogSearch } from '#features/devlog/devlog.search.ts'
import { loadDevlogTab, DevlogTab } from './-devlog-tab.tsx'

export const Route = createFileRoute('/_main/devlog/withBTS/')({
  validateSearch: devlogSearch,
  loaderDeps: ({ search: { board, page } }) => ({ board, page }),
  loader: ({ context, deps }) => loadDevlogTab(context.prefetch, deps),
  staticData: {
    name: msg`Developer log`,
    description: msg`How we make the game, in our own words`,
    music: 'DEVELOPMENT_LOG',
  },
  component: () => (
    <DevlogPage board={Route.useLoaderDeps().board}>
      <DevlogTab {...Route.useLoaderDeps()} />
    </DevlogPage>
  ),
})
