import type { DescribedEndpoint } from '#api/endpoint.ts'
import { endpoints } from '#mocks/endpoints.ts'
import { mockPath } from '#mocks/respond.ts'

/** A request of the site, and a page that sends it. */
export interface Call {
  /** The path of the endpoint, without its first slash. */
  name: string
  /** Matches the path of the request. */
  path: RegExp
  page: string
  /**
   * - `section`: a failure is shown with Retry
   * - `detail`: the same, and an unknown record is "not found"
   * - `left`: the visitor is sent back to the list, which says so and links to the record
   * - `silent`: the page does without
   * - `coupon`, `survey`: sent by a form
   */
  kind: 'section' | 'detail' | 'left' | 'silent' | 'coupon' | 'survey'
}

/** The forms that visit.ts can submit, by the path of their request. */
const forms: Readonly<Record<string, Call['kind']>> = {
  '/api/v2/coupon/redeem': 'coupon',
  '/survey/{idx}/answer': 'survey',
}

/** @throws {Error} for the form of a new endpoint */
function kindOf({ path, countsOnce, onFailure, codes = {} }: DescribedEndpoint): Call['kind'] {
  if (countsOnce) {
    const form = forms[path]
    if (form === undefined) throw new Error(`e2e/drills/faults cannot submit the form of ${path}`)
    return form
  }
  if (onFailure !== undefined) return onFailure === 'omits' ? 'silent' : 'left'
  return codes[404] === undefined ? 'section' : 'detail'
}

/** Every request that the site sends. Builds for players lack the page of test accounts. */
export const calls: readonly Call[] = endpoints
  .filter(({ page }) => page !== '/account')
  .map((endpoint) => {
    const path = mockPath(endpoint)
    return {
      name: path.slice(1),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      page: endpoint.page,
      kind: kindOf(endpoint),
    }
  })
