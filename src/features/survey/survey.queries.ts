import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { bases } from '#api/bases.ts'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { postIdempotent } from '#api/post-idempotent.ts'
import { staleTimes } from '#api/stale-times.ts'
import { SurveyDetail, surveyPage, type Answer } from './survey.schema.ts'

/** The default page size of lists (docs/product.md#numbers). */
const size = 10

export const surveyQueries = {
  list: (page: number) =>
    queryOptions({
      queryKey: queryKey('survey', 'list', page),
      queryFn: ({ signal }) =>
        post('/survey', localized({ page, size }), surveyPage({ page, size }), signal),
      placeholderData: keepPreviousData,
      staleTime: staleTimes.news,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: queryKey('survey', 'detail', id),
      queryFn: ({ signal }) => post(`/survey/${id}`, localized(), SurveyDetail, signal),
      staleTime: staleTimes.news,
    }),
}

/** Loads one page of the surveys. */
export const useSurveys = (page: number) => useQuery(surveyQueries.list(page))

/** Loads one survey with its questions. */
export const useSurvey = (id: number) => useQuery(surveyQueries.detail(id))

interface Submission {
  answers: Answer[]
  /** The UUID of the click; the server saves each key only once. */
  idempotencyKey: string
}

/**
 * Saves the answers to a survey, all or none; the result is a code of docs/api.md#surveys. Refetches the survey
 * afterwards: it may be answered or closed.
 */
export function useAnswerSurvey(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ answers, idempotencyKey }: Submission) =>
      postIdempotent(
        `${bases().api}/survey/${id}/answer`,
        { ...localized(), answers },
        idempotencyKey,
      ),
    networkMode: 'always',
    retry: false,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: surveyQueries.detail(id).queryKey })
    },
  })
}
