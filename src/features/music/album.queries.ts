import { i18n } from '@lingui/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { readSource } from '#api/prefetch.ts'
import { staleTimes } from '#api/stale-times.ts'
import { langOf } from '#i18n/lang.ts'
import { musicCode, type MusicPage } from '#ui/page/static-data.ts'
import { musicQueries } from './music.queries.ts'
import type { Track } from './music.schema.ts'

const pages: readonly MusicPage[] = [
  'MAIN',
  'GAME_INTRODUCE',
  'COMMUNITY_G',
  'EVENT',
  'RANKING',
  'DEVELOPMENT_LOG',
  'COUPON',
]

/** A track with the pages that play it. */
export interface Song extends Track {
  pages: MusicPage[]
}

/** Returns each track once, in the order in which the pages name them. */
export function songsOf(lists: readonly (readonly [MusicPage, readonly Track[]])[]): Song[] {
  const songs = new Map<string, Song>()
  for (const [page, tracks] of lists) {
    for (const track of tracks) {
      const song = songs.get(track.url) ?? { ...track, pages: [] }
      if (!song.pages.includes(page)) song.pages.push(page)
      songs.set(track.url, song)
    }
  }
  return [...songs.values()]
}

/** The tracks of all music codes of a language, from the queries of the player (docs/product.md#members-and-music). */
export const albumQuery = () =>
  queryOptions({
    queryKey: queryKey('music', 'album'),
    staleTime: staleTimes.content,
    queryFn: async ({ client }) => {
      const lang = langOf(i18n.locale)
      const lists = pages.map(async (page) => {
        const code = musicCode(page, lang) ?? ''
        return [page, await readSource(client, musicQueries.tracks(code))] as const
      })
      return songsOf(await Promise.all(lists))
    },
    // The underlying queries retry themselves.
    retry: false,
  })

export const useAlbum = () => useQuery(albumQuery())
