import { readFileSync } from 'node:fs'
import { anchor, type Endpoint } from '../openapi/endpoint.ts'
import { endpoints } from '../openapi/endpoints.ts'
import { createValidator, type Document } from '../openapi/validate.ts'
import { createAsk, Unreachable, type Bases, type Exchange } from './ask.ts'
import { checkOf } from './checks.ts'

export interface Result {
  /** `POST /community/notice` */
  endpoint: string
  ok: boolean
  /** The first thing that is wrong. */
  problem?: string
  /** The host did not respond, so that nothing else is known. */
  unreachable?: boolean
  /** The last request, and what came back. */
  exchange?: Exchange | undefined
  /** The section of the API documentation. */
  docs: string
}

function endpointAt(path: string): Endpoint {
  const found = endpoints.find((endpoint) => endpoint.path === path)
  if (found === undefined) throw new Error(`no endpoint ${path}`)
  return found
}

/** Checks every endpoint of a backend against docs/openapi.json, in the order of docs/api.md. */
export async function runContract(bases: Bases): Promise<Result[]> {
  const document: Document = JSON.parse(
    readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
  )
  const validate = createValidator(document)
  const demand = (endpoint: Endpoint, response: unknown) => {
    const problem = validate(endpoint, response)
    if (problem !== null) throw new Error(problem)
  }
  const checked = endpoints.filter(({ host }) => host !== 'account' || bases.account !== null)
  return Promise.all(
    checked.map(async (endpoint): Promise<Result> => {
      const ask = createAsk(bases)
      const name = `${endpoint.method.toUpperCase()} ${endpoint.path}`
      const docs = `docs/api.md#${anchor(endpoint.section)}`
      try {
        await checkOf(endpoint)(endpoint, { ask, demand, at: endpointAt })
        return { endpoint: name, ok: true, docs }
      } catch (failure) {
        return {
          endpoint: name,
          ok: false,
          problem: failure instanceof Error ? failure.message : String(failure),
          unreachable: failure instanceof Unreachable,
          exchange: ask.exchanges.at(-1),
          docs,
        }
      }
    }),
  )
}
