import { memo, useState } from 'react'
import { useIdleValue } from '#ui/when/use-when.ts'
import { MusicPlayer, type MusicPlayerProps } from './music-player.tsx'
import { useTracks } from './music.queries.ts'
import type { Track } from './music.schema.ts'

/** Every navigation draws what is above it; it is drawn again only where its music is another. */
const Player = memo(MusicPlayer)

const noTracks: readonly Track[] = []

interface MusicLoaderProps extends Omit<MusicPlayerProps, 'tracks'> {
  /** The music code of the page that is shown; `null`: it has none, and the list is empty. */
  code: string | null
}

/** Reads the list of a page; the player stands from the first that has a track in it. */
export function MusicLoader({ code: codeOfPage, ...page }: MusicLoaderProps) {
  // The page that is gone to comes first, and then its music.
  const code = useIdleValue(codeOfPage)
  const { data } = useTracks(code)
  const tracks = code === null ? noTracks : (data ?? noTracks)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (tracks.length > 0 && !wasNeeded) setWasNeeded(true)
  return wasNeeded ? <Player tracks={tracks} {...page} /> : null
}
