import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { Page } from '#ui/page/page.tsx'
import { useBeat, useRootMark } from '#ui/page/slots.tsx'
import { Zone } from '#ui/page/zone.tsx'
import { useAlbum } from './album.queries.ts'
import { hasMusicAtom, isSoundingAtom, musicAtom, sendMusicAtom } from './music.atoms.ts'
import type { Track } from './music.schema.ts'
import morning from './art/cover-1-320x320.webp'
import morningLarge from './art/cover-1-720x720.webp'
import waltz from './art/cover-2-320x320.webp'
import waltzLarge from './art/cover-2-720x720.webp'
import dusk from './art/cover-3-320x320.webp'
import duskLarge from './art/cover-3-720x720.webp'
import festival from './art/cover-4-320x320.webp'
import festivalLarge from './art/cover-4-720x720.webp'
import styles from './music-page.module.css'
import { SongsHeading } from './songs-heading.tsx'

/** The covers and waves of the songs, one after another: the API has none. A wave is 96 × 32. */
const covers = [
  {
    cover: morning,
    large: morningLarge,
    wave: 'M2 14v4M6 12v8M10 8v16M14 6v20M18 7.5v17M22 12.5v7M26 12.5v7M30 6v20M34 2.5v27M38 3v26M42 8v16M46 12.5v7M50 8.5v15M54 3.5v25M58 2v28M62 5.5v21M66 11v10M70 12v8M74 8v16M78 6v20M82 7.5v17M86 11v10M90 12.5v7M94 13.5v5',
  },
  {
    cover: waltz,
    large: waltzLarge,
    wave: 'M2 10.5v11M6 10.5v11M10 7.5v17M14 9.5v13M18 7v18M22 11.5v9M26 9.5v13M30 14v4M34 6.5v19M38 9v14M42 2v28M46 7v18M50 1.5v29M54 8v16M58 5v22M62 12v8M66 10.5v11M70 12v8M74 7v18M78 9v14M82 6.5v19M86 9v14M90 9v14M94 12v8',
  },
  {
    cover: dusk,
    large: duskLarge,
    wave: 'M2 10.5v11M6 11.5v9M10 12v8M14 9.5v13M18 6v20M22 8.5v15M26 12v8M30 6v20M34 2.5v27M38 7.5v17M42 13v6M46 4v24M50 1.5v29M54 7.5v17M58 13v6M62 4v24M66 3v26M70 9.5v13M74 13v6M78 6.5v19M82 6.5v19M86 12v8M90 13.5v5M94 10.5v11',
  },
  {
    cover: festival,
    large: festivalLarge,
    wave: 'M2 14v4M6 11.5v9M10 9.5v13M14 10v12M18 5v22M22 9.5v13M26 8.5v15M30 8v16M34 11.5v9M38 2v28M42 5v22M46 6v20M50 4.5v23M54 14v4M58 5v22M62 4.5v23M66 7.5v17M70 4v24M74 11v10M78 11v10M82 9v14M86 12.5v7M90 8.5v15M94 11.5v9',
  },
] as const

/** Renders the songs of the site, which the player of all pages plays (docs/product.md#members-and-music). */
export function MusicPage() {
  const album = useAlbum()
  useRootMark('data-songs')
  return (
    <Page heading={songsHeading}>
      <Zone tone="deep">
        <QueryBoundary query={album} rows={4}>
          {(songs) =>
            songs.length === 0 ? (
              <EmptyState>
                <Trans>No songs yet</Trans>
              </EmptyState>
            ) : (
              <Album songs={songs} />
            )
          }
        </QueryBoundary>
      </Zone>
    </Page>
  )
}

const songsHeading = (name: string) => <SongsHeading name={name} />

/** Renders the song that plays, or the first one, above or next to the list of all. */
function Album({ songs }: { songs: readonly Track[] }) {
  const { t, i18n } = useLingui()
  const { tracks, index } = useAtomValue(musicAtom)
  // The player loads once the browser is idle.
  const hasMusic = useAtomValue(hasMusicAtom)
  const isSounding = useAtomValue(isSoundingAtom)
  const send = useSetAtom(sendMusicAtom)
  const artist = site.group[langOf(i18n.locale)]
  const player = useRef<HTMLDivElement>(null)
  useBeat(player)
  const [clicked, setClicked] = useState<number | null>(null)
  const awaited = hasMusic ? null : clicked
  const current = songs.findIndex(({ url }) => url === tracks[index]?.url)
  const play = (at: number) => {
    // Replaces the list of the page by all songs.
    send({ type: 'list', tracks: songs })
    send({ type: 'choose', index: at })
  }
  const onLoaded = useEffectEvent(() => {
    if (clicked !== null) play(clicked)
  })
  // Plays the song that was clicked while the player was loading.
  useEffect(() => {
    if (hasMusic) onLoaded()
  }, [hasMusic])
  const button = (at: number) => ({
    isPlaying: isSounding && at === current,
    isAwaited: at === awaited,
    onClick: () => {
      if (isSounding && at === current) send({ type: 'pause' })
      else if (hasMusic) play(at)
      else setClicked(at)
    },
  })
  const shown = awaited ?? Math.max(current, 0)
  const { large, wave } = coverOf(shown)
  const { isPlaying } = button(shown)
  return (
    <div className={`stack ${styles.album}`}>
      <div ref={player} className={`stack ${styles.player}`} data-sounding={isPlaying || undefined}>
        <Cover src={large} />
        <div className={`cluster ${styles.now}`}>
          <div>
            <h2 className="headline">{songs[shown]?.title ?? t`Background music`}</h2>
            <p className="meta">{artist}</p>
          </div>
          <PlayButton {...button(shown)} />
        </div>
        <Wave path={wave} />
      </div>
      <ol className="plate rows">
        {songs.map((song, at) => (
          <li
            key={song.url}
            className={`cluster ${styles.row}`}
            data-current={at === current || undefined}
          >
            <Cover src={coverOf(at).cover} />
            <div>
              <strong className="title">{song.title ?? t`Background music`}</strong>
              <p className="meta">{artist}</p>
            </div>
            <Wave path={coverOf(at).wave} />
            <PlayButton {...button(at)} title={song.title ?? t`Background music`} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const coverOf = (at: number) => covers[at % covers.length] ?? covers[0]

/** Renders the wave of a song, as decoration. */
function Wave({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 96 32" preserveAspectRatio="none" aria-hidden="true" className={styles.wave}>
      <path d={path} />
    </svg>
  )
}

function Cover({ src }: { src: string }) {
  return (
    <span className={styles.cover}>
      <img src={src} alt="" width={320} height={320} decoding="async" />
    </span>
  )
}

interface PlayButtonProps {
  /** The name of the song, if it is one of a list. */
  title?: string
  isPlaying: boolean
  /** True if it plays once the player is loaded. */
  isAwaited: boolean
  onClick: () => void
}

function PlayButton({ title, isPlaying, isAwaited, onClick }: PlayButtonProps) {
  const { t } = useLingui()
  const name = isPlaying ? t`Pause music` : t`Play music`
  const ofSong = isPlaying ? t`Pause: ${title}` : t`Play: ${title}`
  return (
    <button
      type="button"
      className={`icon-button ${styles.play}`}
      aria-label={title === undefined ? name : ofSong}
      aria-busy={isAwaited || undefined}
      onClick={onClick}
    >
      <Icon shape={isPlaying ? icons.pause : icons.play} />
    </button>
  )
}
