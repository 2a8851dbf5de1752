import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, type ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { beatAtom, InHeader, musicSwitchAtom } from '#ui/page/slots.tsx'
import { scrolled } from '#lib/when.ts'
import { useWhen } from '#ui/when/use-when.ts'
import { site } from '#site.ts'
import { connectAudio } from './connect-audio.ts'
import { connectDevice, connectSound, connectTabs } from './connect-device.ts'
import { connectMediaSession } from './media-session.ts'
import barStyles from './music-bar.module.css'
import { MusicBar } from './music-bar.tsx'
import { MusicChip, MusicPill } from './music-pill.tsx'
import { MusicTool } from './music-tool.tsx'
import {
  isBarOpenAtom,
  isPillShownAtom,
  isSoundingAtom,
  musicAtom,
  sendMusicAtom,
} from './music.atoms.ts'
import type { Track } from './music.schema.ts'

export interface MusicPlayerProps {
  tracks: readonly Track[]
  isVideoOn: boolean
  /** The color scheme of the page, if it differs from the site's. */
  scheme: 'dark' | undefined
}

/** Returns true if the whole page fits into the window, so that it cannot be scrolled. */
const isAllInSight = (): boolean =>
  document.documentElement.scrollHeight <= document.documentElement.clientHeight

/** Returns the beats in a minute of a track, by the name of its file. */
const tempoOf = (url: string) => site.tempos[/([^/]+)\.\w+$/.exec(url)?.[1] ?? ''] ?? 96

/**
 * Renders the background music (docs/product.md#music): one audio element for the lifetime of the document, and
 * the controls. The state transitions are in `music-rules.ts`; this component connects them to the browser.
 */
export function MusicPlayer({ tracks, isVideoOn, scheme }: MusicPlayerProps): ReactNode {
  const { t, i18n } = useLingui()
  const store = useStore()
  const audio = useRef<HTMLAudioElement>(null)
  const send = useSetAtom(sendMusicAtom)
  const setBeat = useSetAtom(beatAtom)
  const setSwitch = useSetAtom(musicSwitchAtom)
  const { isBlocked, tracks: list, index } = useAtomValue(musicAtom)
  const isSounding = useAtomValue(isSoundingAtom)
  const isBarOpen = useAtomValue(isBarOpenAtom)
  const isPillShown = useAtomValue(isPillShownAtom)
  const isDialogOpen = useAtomValue(openDialogAtom) !== null
  const hasScrolled = useWhen(scrolled)
  // The chip covers the page, so it isn't shown over the first screen.
  const isChipShown =
    isBlocked && !isBarOpen && !isPillShown && !isDialogOpen && (hasScrolled || isAllInSight())
  const lang = langOf(i18n.locale)
  const untitled = t`Background music`

  // Syncs the audio element, the device and the other tabs with the player.
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
  const beat = isSounding ? `${60 / tempoOf(list[index]?.url ?? '')}s` : null
  // The scene of the main page moves to the beat of the music.
  useEffect(() => {
    setBeat(beat)
    return () => setBeat(null)
  }, [setBeat, beat])
  const hasMusic = list.length > 0
  // Lets a page play its music.
  useEffect(() => {
    const flip = () => send({ type: isSounding ? 'pause' : 'play' })
    setSwitch(hasMusic ? { flip } : null)
    return () => setSwitch(null)
  }, [setSwitch, send, isSounding, hasMusic])
  // Passes the state of the page and its videos to the player.
  useEffect(() => send({ type: 'video', plays: isVideoOn }), [send, isVideoOn])
  useEffect(() => send({ type: 'list', tracks }), [send, tracks])

  return (
    <div className={barStyles.music} data-scheme={scheme}>
      {/* Instrumental music needs no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} preload="none" />
      <InHeader>
        <MusicTool />
      </InHeader>
      {isBarOpen && <MusicBar />}
      {isPillShown && !isDialogOpen && <MusicPill />}
      {isChipShown && <MusicChip />}
    </div>
  )
}
