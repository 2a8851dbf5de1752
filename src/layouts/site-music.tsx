import { i18n } from '@lingui/core'
import { useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { musicCode } from '#features/music/music-code.ts'
import { langOf } from '#i18n/lang.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { usePrerenderAgent } from '#ui/use-prerender-agent.ts'

const MusicBar = lazy(async () => {
  const { MusicBar: bar } = await import('#features/music/music-bar.tsx')
  return { default: bar }
})

/** The background music of the page that is shown; its player is fetched after the page itself. */
export function SiteMusic() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.music })
  const isHydrated = useHydrated()
  if (usePrerenderAgent() || !isHydrated) return null
  return (
    <Suspense>
      <MusicBar code={musicCode(page, langOf(i18n.locale))} />
    </Suspense>
  )
}
