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
 * The background music of the page that is shown. It stands above all layouts, so that it goes on from
 * page to page; its code comes with the first page that has music. In the webview and for a prerender
 * agent there is none (docs/product.md#music).
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
