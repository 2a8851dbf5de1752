import * as v from 'valibot'
import { describe, endpoint, lang, Localized, positive, type BodyOf } from '#api/endpoint.ts'
import { html } from '#api/html.ts'
import { instant, listOf, name, recordId } from '#api/schema.ts'

/** One version of a policy (docs/api.md#types); `startsAt` is null if the server sends no date. */
export const PolicyItem = v.pipe(
  v.object({ idx: recordId, ver: name, regDt: instant }),
  v.transform(({ idx, ver, regDt }) => ({ id: idx, version: ver, startsAt: regDt })),
)
export type PolicyItem = v.InferOutput<typeof PolicyItem>

/** `idx` asks for one version of a policy; without it the newest counts. */
const TextRequest = () => v.strictObject({ lang: lang(), idx: v.optional(positive()) })
type TextRequest = BodyOf<typeof TextRequest>

/** The versions of each policy that has versions. */
export const policyVersionLists = {
  'privacy-policy': endpoint<Localized>()('/setting/privacy-policy', listOf(PolicyItem)),
  terms: endpoint<Localized>()('/setting/terms', listOf(PolicyItem)),
}
export const policyText = endpoint<TextRequest>()('/setting/pages/{page}', html)

const settings = { section: 'Settings', types: { PolicyItem } }
export const policyApi = () => ({
  'privacy-policy': describe(settings, policyVersionLists['privacy-policy'], {
    summary: 'Versions of the privacy policy, in any order.',
    page: '/policy/privacy-policy',
    onFailure: 'omits',
    request: Localized,
  }),
  terms: describe(settings, policyVersionLists.terms, {
    summary: 'Versions of the terms of service, in any order.',
    page: '/policy/terms',
    onFailure: 'omits',
    request: Localized,
  }),
  text: describe(settings, policyText, {
    summary:
      'A page of text: `privacy-policy`, `operation-policy`, `terms`, `cookies` or a code of `/policy/page/{code}`. With `idx` one version of a policy, without it the newest.',
    page: '/policy/cookies',
    request: TextRequest,
    codes: { 404: 'Unknown page or version; `data` is null.' },
    example: { params: { page: 'cookies' } },
  }),
})
