import { memo, useEffect, useState } from 'react'
import { idle } from '#lib/when.ts'
import { MusicPlayer, type MusicPlayerProps } from './music-player.tsx'
import { useTracks } from './music.queries.ts'
import type { Track } from './music.schema.ts'

/** Every navigation re-renders the parents; the player only re-renders if its list changes. */
const Player = memo(MusicPlayer)

const noTracks: readonly Track[] = []

interface MusicLoaderProps extends Omit<MusicPlayerProps, 'tracks'> {
  /** The music code of the current page; `null` if it has none, so the list is empty. */
  code: string | null
}

/** Loads the track list of a page and mounts the player when the first track has loaded. */
export function MusicLoader({ code: codeOfPage, ...page }: MusicLoaderProps) {
  const [code, setCode] = useState(codeOfPage)
  // Waits until the browser is idle, so that the new page loads first.
  useEffect(() => idle(() => setCode(codeOfPage)), [codeOfPage])
  const { data } = useTracks(code)
  const tracks = code === null ? noTracks : (data ?? noTracks)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (tracks.length > 0 && !wasNeeded) setWasNeeded(true)
  return wasNeeded ? <Player tracks={tracks} {...page} /> : null
}
