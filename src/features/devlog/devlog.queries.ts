import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { localized, originalFallback, queryKey } from '#api/localized.ts'
import { neighborsQuery, useNeighbors } from '#api/neighbors.ts'
import { read, readPageWithinEnd } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { localeOf, type Lang } from '#i18n/lang.ts'
import { messageDetail, messageList, noteDetail, noteList } from './devlog.schema.ts'

/** Default page size (docs/product.md#developer-log). */
const size = 10

export const devlogQueries = {
  messages: (page: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'messages', page),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => readPageWithinEnd(messageList, localized({ page, size }), signal),
      placeholderData: keepPreviousData,
    }),

  message: (id: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'message', id),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) =>
        originalFallback((lang) =>
          read(messageDetail, { params: { idx: id }, body: { lang } }, signal),
        ),
    }),

  messageIn: (id: number, lang: Lang) =>
    queryOptions({
      queryKey: queryKey('devlog', 'message-in', id, lang),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) =>
        read(messageDetail, { params: { idx: id }, body: { lang: localeOf(lang) } }, signal),
    }),

  notes: (page: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'notes', page),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => readPageWithinEnd(noteList, localized({ page, size }), signal),
      placeholderData: keepPreviousData,
    }),

  note: (id: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'note', id),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(noteDetail, { params: { idx: id }, body: localized() }, signal),
    }),
}

/** The queries of the neighbors of posts, for the prerender. */
export const devlogNeighbors = {
  message: (id: number) => neighborsQuery('message', devlogQueries.messages, id),
  note: (id: number) => neighborsQuery('note', devlogQueries.notes, id),
}

/** Returns the messages before and after a message. */
export const useMessageNeighbors = (id: number) =>
  useNeighbors('message', devlogQueries.messages, id)

/** Returns the notes before and after a note. */
export const useNoteNeighbors = (id: number) => useNeighbors('note', devlogQueries.notes, id)

/** Fetches a page of the developer messages. */
export const useMessages = (page: number) => useQuery(devlogQueries.messages(page))

/** Fetches a message; falls back to the Korean original if there is no translation. */
export const useMessage = (id: number) => useQuery(devlogQueries.message(id))

/** Returns the cached message without fetching it. */
export const useCachedMessage = (id: number) =>
  useQuery({ ...devlogQueries.message(id), enabled: false })

/** Fetches a message in one of the languages, which rejects as not found without that translation. */
export const useMessageIn = (id: number, lang: Lang) => useQuery(devlogQueries.messageIn(id, lang))

/** Fetches a page of the producer notes. */
export const useNotes = (page: number) => useQuery(devlogQueries.notes(page))

/** Fetches a producer note. */
export const useNote = (id: number) => useQuery(devlogQueries.note(id))
