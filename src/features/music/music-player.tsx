import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { setHeaderToolAtom } from '#ui/page/header-tool.tsx'
import { isAllInSight, useHasScrolled } from '#ui/when/use-has-scrolled.ts'
import { site } from '#site.ts'
import { connectAudio } from './connect-audio.ts'
import { connectDevice, connectSound } from './connect-device.ts'
import { connectTabs } from './connect-tabs.ts'
import { connectMediaSession } from './media-session.ts'
import barStyles from './music-bar.module.css'
import { MusicBar } from './music-bar.tsx'
import { MusicChip } from './music-chip.tsx'
import { sendMusicAtom } from './music-send.ts'
import { MusicTool } from './music-tool.tsx'
import { isBarOpenAtom, musicAtom } from './music.atoms.ts'
import type { Track } from './music.schema.ts'

export interface MusicPlayerProps {
  tracks: readonly Track[]
  isVideoOn: boolean
  /** The colours of the page, where they are not those of the site. */
  scheme: 'dark' | undefined
}

/**
 * The background music (docs/product.md#music): one audio element for all pages of a document,
 * and what is shown of it. What it does is in `music-rules.ts`; here it is connected with the world.
 */
export function MusicPlayer({ tracks, isVideoOn, scheme }: MusicPlayerProps): ReactNode {
  const { t, i18n } = useLingui()
  const store = useStore()
  const audio = useRef<HTMLAudioElement>(null)
  const send = useSetAtom(sendMusicAtom)
  const setHeaderTool = useSetAtom(setHeaderToolAtom)
  const { isRefused } = useAtomValue(musicAtom)
  const isBarOpen = useAtomValue(isBarOpenAtom)
  const isDialogOpen = useAtomValue(openDialogAtom) !== null
  const hasScrolled = useHasScrolled()
  // Lies over the page: not over its first screen, which the visitor came for.
  const isInTheWay = !hasScrolled && !isAllInSight()
  const isChipShown = isRefused && !isBarOpen && !isDialogOpen && !isInTheWay
  const lang = langOf(i18n.locale)
  const untitled = t`Background music`

  // Keeps the element, the device and the other tabs in step with the player.
  useEffect(() => {
    const node = audio.current
    if (node === null) return undefined
    const parts = [
      connectDevice(store),
      connectSound(store, node),
      connectTabs(store, node),
      connectMediaSession(store, { untitled, artist: site.group[lang], album: site.game[lang] }),
      connectAudio(store, node),
    ]
    return () => {
      for (const part of parts) part()
    }
  }, [store, lang, untitled])
  // Puts the way to the bar into the header.
  useEffect(() => {
    setHeaderTool(MusicTool)
    return () => setHeaderTool(null)
  }, [setHeaderTool])
  // Tells the player what the page and its videos are.
  useEffect(() => send({ type: 'video', plays: isVideoOn }), [send, isVideoOn])
  useEffect(() => send({ type: 'list', tracks }), [send, tracks])
  // Keeps room for the bar below what else sticks to the lower edge, and below what has the focus.
  useEffect(() => {
    if (!isBarOpen && !isChipShown) return undefined
    const { classList } = document.documentElement
    classList.add(barStyles.room ?? '')
    return () => classList.remove(barStyles.room ?? '')
  }, [isBarOpen, isChipShown])

  return (
    <div data-scheme={scheme}>
      {/* Music without words has nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} preload="none" />
      {isBarOpen && <MusicBar />}
      {isChipShown && <MusicChip />}
    </div>
  )
}
