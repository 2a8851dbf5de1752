import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { pageWithinEnd } from '#api/last-page.ts'
import { localized, queryKey } from '#api/localized.ts'
import { originalFallback } from '#api/original-fallback.ts'
import { post } from '#api/post.ts'
import { MessageDetail, messagePage, notePage, ProducerNote } from './devlog.schema.ts'

/** The default size of a list (docs/product.md#developer-log). */
const size = 10

export const devlogQueries = {
  messages: (page: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'messages', page),
      queryFn: ({ signal }) =>
        pageWithinEnd(page, (page) => {
          const call = localized({ page, size })
          return post('/intheseom/withBTS', call, messagePage({ page, size }), signal)
        }),
      placeholderData: keepPreviousData,
    }),

  message: (id: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'message', id),
      queryFn: ({ signal }) =>
        originalFallback((lang) =>
          post(`/intheseom/withBTS/${id}`, { lang }, MessageDetail, signal),
        ),
    }),

  original: (id: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'original', id),
      queryFn: ({ signal }) =>
        post(`/intheseom/withBTS/${id}`, { lang: 'ko' }, MessageDetail, signal),
    }),

  notes: (page: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'notes', page),
      queryFn: ({ signal }) =>
        pageWithinEnd(page, (page) => {
          const call = localized({ page, size })
          return post('/intheseom/pd-note', call, notePage({ page, size }), signal)
        }),
      placeholderData: keepPreviousData,
    }),

  note: (id: number) =>
    queryOptions({
      queryKey: queryKey('devlog', 'note', id),
      queryFn: ({ signal }) => post(`/intheseom/pd-note/${id}`, localized(), ProducerNote, signal),
    }),
}

/** One page of the developers' messages. */
export const useMessages = (page: number) => useQuery(devlogQueries.messages(page))

/** One message; the Korean original where there is no translation. */
export const useMessage = (id: number) => useQuery(devlogQueries.message(id))

/** What is known of a message without asking for it. */
export const useReadMessage = (id: number) =>
  useQuery({ ...devlogQueries.message(id), enabled: false })

/** The same as it was written in Korean, whatever the language of the page. */
export const useMessageOriginal = (id: number) => useQuery(devlogQueries.original(id))

/** One page of the producer's notes. */
export const useNotes = (page: number) => useQuery(devlogQueries.notes(page))

/** One note of the producer. */
export const useNote = (id: number) => useQuery(devlogQueries.note(id))
