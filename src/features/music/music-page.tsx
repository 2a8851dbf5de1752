import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { langOf } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { Emblem } from '#ui/brand/emblem.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { Page, PageHeading } from '#ui/page/page.tsx'
import type { MusicPage as PageWithMusic } from '#ui/page/static-data.ts'
import { useAlbum, type Song } from './album.queries.ts'
import { hasMusicAtom, isSoundingAtom, musicAtom } from './music.atoms.ts'
import { sendMusicAtom } from './music.atoms.ts'
import morning from './art/cover-1-320x320.webp'
import waltz from './art/cover-2-320x320.webp'
import dusk from './art/cover-3-320x320.webp'
import festival from './art/cover-4-320x320.webp'
import styles from './music-page.module.css'

const pageNames: Readonly<Record<PageWithMusic, MessageDescriptor>> = {
  MAIN: msg`Main page`,
  GAME_INTRODUCE: msg`Games`,
  COMMUNITY_G: msg`News`,
  EVENT: msg`Events`,
  RANKING: msg`Rankings`,
  DEVELOPMENT_LOG: msg`Developer log`,
  COUPON: msg`Coupon`,
}

/** The covers of the songs, one after another: the API has none. */
const covers = [morning, waltz, dusk, festival]

/** Renders the songs of the site, which the player of all pages plays (docs/product.md#music-page). */
export function MusicPage() {
  const album = useAlbum()
  return (
    <Page heading={songsHeading}>
      <div className={styles.songs} data-scheme="dark">
        <QueryBoundary query={album} rows={4}>
          {(songs) =>
            songs.length === 0 ? (
              <EmptyState>
                <Trans>No songs yet</Trans>
              </EmptyState>
            ) : (
              <ol className={styles.list}>
                {songs.map((song, at) => (
                  <li key={song.address} className={styles.row}>
                    <SongRow song={song} songs={songs} at={at} />
                  </li>
                ))}
              </ol>
            )
          }
        </QueryBoundary>
      </div>
    </Page>
  )
}

const songsHeading = (name: string) => <SongsHeading name={name} />

function SongsHeading({ name }: { name: string }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.hero} data-scheme="dark">
      <span className={styles.emblem}>
        <Emblem />
      </span>
      <div>
        <p className={styles.credit}>{site.group[langOf(i18n.locale)]}</p>
        <PageHeading className={styles.heading} isOurs>
          {name}
        </PageHeading>
        <p className={styles.intro}>
          <Trans>The songs you hear around the island. Press play and take them along.</Trans>
        </p>
      </div>
    </div>
  )
}

interface SongRowProps {
  song: Song
  songs: readonly Song[]
  at: number
}

/** Renders a song. Its button replaces the list of the page by all songs. */
function SongRow({ song, songs, at }: SongRowProps) {
  const { t, i18n } = useLingui()
  const { tracks, index } = useAtomValue(musicAtom)
  // The player loads once the browser is idle.
  const hasMusic = useAtomValue(hasMusicAtom)
  const isSounding = useAtomValue(isSoundingAtom)
  const send = useSetAtom(sendMusicAtom)
  const isCurrent = tracks[index]?.address === song.address
  const isPlaying = isCurrent && isSounding
  const title = song.title ?? t`Background music`
  const onClick = () => {
    if (isPlaying) {
      send({ type: 'pause' })
      return
    }
    send({ type: 'list', tracks: songs })
    send({ type: 'choose', index: at })
  }
  return (
    <>
      <img
        className={styles.cover}
        src={covers[at % covers.length]}
        alt=""
        width={320}
        height={320}
        decoding="async"
      />
      <span className={styles.about}>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.pages}>
          {song.pages.map((page) => (
            <span key={page}>{i18n._(pageNames[page])}</span>
          ))}
        </span>
      </span>
      <span className={isPlaying ? `${styles.bars} ${styles.moving}` : styles.bars} aria-hidden>
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <button
        type="button"
        className={isCurrent ? `${styles.play} ${styles.current}` : styles.play}
        aria-label={isPlaying ? t`Pause: ${title}` : t`Play: ${title}`}
        disabled={!hasMusic}
        onClick={onClick}
      >
        <Icon shape={isPlaying ? frameIcons.pause : frameIcons.play} />
      </button>
    </>
  )
}
