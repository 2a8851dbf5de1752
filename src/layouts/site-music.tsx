import { i18n } from '@lingui/core'
import { useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { musicCode } from '#features/music/music-code.ts'
import { langOf } from '#i18n/lang.ts'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { isVideoOnAtom } from '#ui/media/video-flag.ts'
import { musicPageOf } from './music-page.ts'

const MusicLoader = lazyExtra(
  async () => (await import('#features/music/music-loader.tsx')).MusicLoader,
)

/**
 * Plays the background music of the current page. It is above all layouts, so that the music
 * continues across pages; its code is loaded with the first page that has music. The webview and
 * prerender agents have none (docs/product.md#music).
 */
export function SiteMusic() {
  const page = useMatches({ select: (matches) => musicPageOf(matches.at(-1)) })
  const isNight = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === 'event'),
  })
  const isVideoOn = useAtomValue(isVideoOnAtom)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (page !== undefined && !wasNeeded) setWasNeeded(true)
  if (!wasNeeded) return null
  return (
    <Suspense>
      <MusicLoader
        code={musicCode(page, langOf(i18n.locale))}
        isVideoOn={isVideoOn}
        scheme={isNight ? 'dark' : undefined}
      />
    </Suspense>
  )
}
