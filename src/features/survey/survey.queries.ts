import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useSetAtom } from 'jotai'
import { localized, queryKey } from '#api/localized.ts'
import { read, readPageWithinEnd } from '#api/read.ts'
import { sendOnce, useSendOnce, type Delivery } from '#api/send-once.ts'
import { staleTimes } from '#api/stale-times.ts'
import { surveyAnswers, surveyDetail, surveyList, type Answer } from './survey.schema.ts'
import { surveyOutcome } from './survey-outcome.ts'

/** The default page size of lists (docs/product.md#numbers). */
const size = 10

export const surveyQueries = {
  list: (page: number) =>
    queryOptions({
      queryKey: queryKey('survey', 'list', page),
      queryFn: ({ signal }) => readPageWithinEnd(surveyList, localized({ page, size }), signal),
      placeholderData: keepPreviousData,
      staleTime: staleTimes.news,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: queryKey('survey', 'detail', id),
      queryFn: ({ signal }) =>
        read(surveyDetail, { params: { idx: id }, body: localized() }, signal),
      staleTime: staleTimes.news,
    }),
}

/** Loads one page of the surveys. */
export const useSurveys = (page: number) => useQuery(surveyQueries.list(page))

/** Loads one survey with its questions. */
export const useSurvey = (id: number) => useQuery(surveyQueries.detail(id))

/**
 * Saves the answers to a survey once, all or none. Refetches the survey afterwards: it may be answered or closed.
 * A lost response is remembered even if the page was left meanwhile.
 */
export function useAnswerSurvey(id: number) {
  const client = useQueryClient()
  const recordDelivery = useSetAtom(recordDeliveryAtom)
  return useSendOnce({
    mutationKey: ['survey', 'answer', id],
    mutationFn: async (answers: Answer[]) => {
      const fields = { params: { idx: id }, body: localized({ answers }) }
      return recordDelivery(id, await sendOnce(surveyAnswers, fields))
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: surveyQueries.detail(id).queryKey })
    },
  })
}

/** The surveys whose answers may have been saved although no response came. */
const lostAtom = atom<ReadonlySet<number>>(new Set<number>())

/** Records what became of the answers to a survey, and returns the outcome in the light of earlier attempts. */
const recordDeliveryAtom = atom(null, (get, set, id: number, delivery: Delivery) => {
  const outcome = surveyOutcome(delivery, get(lostAtom).has(id))
  if (delivery.kind === 'lost') set(lostAtom, new Set([...get(lostAtom), id]))
  return outcome
})
