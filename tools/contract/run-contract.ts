import { readFileSync } from 'node:fs'
import { anchor, endpoints, type Endpoint } from '../openapi/endpoint.ts'
import { createValidator, type Document } from '../openapi/validate.ts'
import { createAsk, Unreachable, type Ask, type Bases, type Exchange } from './ask.ts'
import { checkOf } from './checks.ts'
import { recordProblem } from './meaning.ts'

interface Result {
  /** `POST /community/notice` */
  endpoint: string
  ok: boolean
  /** The section of the API documentation. */
  docs: string
  /** The first thing that is wrong. */
  problem?: string
  /** True if the host did not respond. */
  unreachable?: boolean
  /** The last request, and what came back. */
  exchange?: Exchange | undefined
}

const document: Document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
)
const validate = createValidator(document)

function endpointAt(path: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.path === path)
  if (found === undefined) throw new Error(`no endpoint ${path}`)
  return found
}

/**
 * Checks every endpoint of a backend against docs/openapi.json, in the order of docs/api.md.
 * @param allowsEmpty accepts lists without items
 */
export async function runContract(bases: Bases, allowsEmpty = false): Promise<Result[]> {
  const checked = endpoints.filter(({ host }) => host !== 'account' || bases.account !== null)
  return Promise.all(
    checked.map(async (endpoint): Promise<Result> => {
      const exchanges: Exchange[] = []
      const ask = createAsk(bases, exchanges)
      const valid: Ask = async (checkedEndpoint, fields) => {
        const response = await ask(checkedEndpoint, fields)
        const problem = validate(checkedEndpoint, response) ?? recordProblem(response)
        if (problem !== null) throw new Error(problem)
        return response
      }
      const name = `${endpoint.method.toUpperCase()} ${endpoint.path}`
      const docs = `docs/api.md#${anchor(endpoint.section)}`
      try {
        await checkOf(endpoint)(endpoint, { ask, valid, at: endpointAt, allowsEmpty })
        return { endpoint: name, ok: true, docs }
      } catch (failure) {
        return {
          endpoint: name,
          ok: false,
          docs,
          problem: failure instanceof Error ? failure.message : String(failure),
          unreachable: failure instanceof Unreachable,
          exchange: exchanges.at(-1),
        }
      }
    }),
  )
}

/** Returns 0 if a backend conforms, 1 if it differs, and 3 if no endpoint responded; 2 is a usage error. */
export function exitCode(results: readonly Result[]): 0 | 1 | 3 {
  if (results.every(({ ok }) => ok)) return 0
  return results.every(({ unreachable }) => unreachable) ? 3 : 1
}

/** Returns the lines of a report. A backend that is down is one line, not one for each endpoint. */
export function reportLines(results: readonly Result[]): string[] {
  if (exitCode(results) === 3)
    return [...new Set(results.map(({ problem }) => `FAIL  ${problem ?? ''}`))]
  const lines = results.flatMap(({ endpoint, ok, problem, exchange, docs }) =>
    ok
      ? [`ok    ${endpoint}`]
      : [
          `FAIL  ${endpoint}`,
          `      sent      ${exchange?.sent ?? ''}`,
          `      received  ${exchange?.received ?? ''}`,
          `      problem   ${problem ?? ''}`,
          `      see       ${docs}`,
        ],
  )
  const conforming = results.filter(({ ok }) => ok).length
  return [...lines, `${conforming} of ${results.length} endpoints conform to docs/openapi.json`]
}
