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

/** The covers, colors and waves of the songs, one after another: the API has none. A wave is 96 × 32. */
const covers = [
  {
    cover: morning,
    large: morningLarge,
    member: 'dalbo',
    wave: 'M2 14.5v3M6 12.75v6.5M10 13.75v4.5M14 11.25v9.5M18 11.5v9M22 8.5v15M26 8.5v15M30 5.75v20.5M34 5.75v20.5M38 3.25v25.5M42 4v24M46 2v28M50 3.5v25M54 2.5v27M58 4.75v22.5M62 4.25v23.5M66 7.25v17.5M70 7v18M74 10v12M78 10v12M82 12.75v6.5M86 12.25v7.5M90 14.25v3.5M94 13v6',
  },
  {
    cover: waltz,
    large: waltzLarge,
    member: 'byol',
    wave: 'M2 3v26M6 10.5v11M10 12.5v7M14 3v26M18 10.5v11M22 12.5v7M26 3v26M30 10.5v11M34 12.5v7M38 3v26M42 10.5v11M46 12.5v7M50 3v26M54 10.5v11M58 12.5v7M62 3v26M66 10.5v11M70 12.5v7M74 3v26M78 10.5v11M82 12.5v7M86 3v26M90 10.5v11M94 12.5v7',
  },
  {
    cover: dusk,
    large: duskLarge,
    member: 'moru',
    wave: 'M2 11.25v9.5M6 7.25v17.5M10 4.25v23.5M14 2.75v26.5M18 3v26M22 4.75v22.5M26 7.75v16.5M30 11.5v9M34 11.5v9M38 8.25v15.5M42 5.75v20.5M46 4.5v23M50 4.75v22.5M54 6.25v19.5M58 8.75v14.5M62 11.75v8.5M66 12v8M70 9v14M74 7v18M78 6v20M82 6.25v19.5M86 7.5v17M90 9.75v12.5M94 12.25v7.5',
  },
  {
    cover: festival,
    large: festivalLarge,
    member: 'pado',
    wave: 'M2 2v28M6 11v10M10 6.5v19M14 10.25v11.5M18 2v28M22 10.5v11M26 6.5v19M30 10v12M34 2v28M38 10v12M42 6.5v19M46 11.25v9.5M50 2v28M54 11.5v9M58 6.5v19M62 9.5v13M66 2v28M70 10.75v10.5M74 6.5v19M78 11v10M82 2v28M86 9v14M90 6.5v19M94 10.25v11.5',
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
  const { large, member, wave } = coverOf(shown)
  const { isPlaying } = button(shown)
  return (
    <div className={`stack ${styles.album}`}>
      <div
        ref={player}
        className={`stack ${styles.player}`}
        data-member={member}
        data-sounding={isPlaying || undefined}
      >
        <Cover src={large} />
        <div className={`cluster apart ${styles.now}`}>
          <div>
            <h2 className="headline">{songs[shown]?.title ?? t`Background music`}</h2>
            <p className="meta">{artist}</p>
          </div>
          <PlayButton {...button(shown)} />
        </div>
        <Wave path={wave} />
      </div>
      <ol className="stack">
        {songs.map((song, at) => (
          <li
            key={song.url}
            className={`cluster ${styles.row}`}
            data-member={coverOf(at).member}
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
