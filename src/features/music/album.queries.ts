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

/** Returns each track once, in the order in which the pages name them. */
export const songsOf = (lists: readonly (readonly Track[])[]): Track[] => [
  ...new Map(lists.flat().map((track) => [track.url, track])).values(),
]

/**
 * Returns the query of all tracks of a language, which reads those of the player (docs/product.md#members-and-music).
 */
export const albumQuery = () =>
  queryOptions({
    queryKey: queryKey('music', 'album'),
    staleTime: staleTimes.content,
    queryFn: async ({ client }) => {
      const lang = langOf(i18n.locale)
      const lists = pages.map((page) =>
        readSource(client, musicQueries.tracks(musicCode(page, lang) ?? '')),
      )
      return songsOf(await Promise.all(lists))
    },
    // The underlying queries retry themselves.
    retry: false,
  })

export const useAlbum = () => useQuery(albumQuery())
