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
import { postOnce } from '#api/post-once.ts'
import type { Answer } from './survey.schema.ts'

const schemas = () => import('./survey.schema.ts')

/** The size of a list where nothing else is said (docs/product.md#numbers). */
const size = 10

export const surveyQueries = {
  list: (page: number) =>
    queryOptions({
      queryKey: queryKey('survey', 'list', page),
      queryFn: ({ signal }) =>
        post(
          '/survey',
          localized({ page, size }),
          async () => (await schemas()).surveyPage({ page, size }),
          signal,
        ),
      placeholderData: keepPreviousData,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: queryKey('survey', 'detail', id),
      queryFn: ({ signal }) =>
        post(`/survey/${id}`, localized(), async () => (await schemas()).SurveyDetail, signal),
    }),
}

/** One page of the surveys. */
export const useSurveys = (page: number) => useQuery(surveyQueries.list(page))

/** One survey with its questions. */
export const useSurvey = (id: number) => useQuery(surveyQueries.detail(id))

interface Submission {
  answers: Answer[]
  /** The UUID of the press: the server counts it once. */
  pressId: string
}

/**
 * Saves the answers to a survey, at once or not at all; what comes back is a code of
 * docs/api.md#surveys. The survey is read anew afterwards: it may be answered or over.
 */
export function useAnswerSurvey(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ answers, pressId }: Submission) =>
      postOnce(`${bases().api}/survey/${id}/answer`, { ...localized(), answers }, pressId),
    networkMode: 'always',
    retry: false,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: surveyQueries.detail(id).queryKey })
    },
    onError: (failure) => console.warn('survey not saved', failure),
  })
}
