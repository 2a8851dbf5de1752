import * as v from 'valibot'
import { Result, type DescribedEndpoint } from '#api/endpoint.ts'
import { isRecord } from '#lib/collections.ts'
import { endpoints as described } from '#mocks/endpoints.ts'

/** An endpoint as the document and the contract check need it. */
export type Endpoint = Omit<DescribedEndpoint, 'body'> & {
  method: 'post' | 'get'
  /** Absent: the request has no body and no content type. */
  body: v.GenericSchema | undefined
  /** The form of a response: `{code, data}`, `{code}` whose code is the result, or a bare JSON file. */
  shape: 'envelope' | 'result' | 'file'
  /** The data of a successful response, or the file. A list names its items, and a page all of its fields. */
  data: v.GenericSchema
  codes: Readonly<Record<number, string>>
  /** Fields of a request that the example and the contract tool send. */
  sample: { params?: Readonly<Record<string, string>>; body?: object }
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  isRecord(value) && value.kind === 'schema'

/** Returns the schema of the items of `listOf` (`listed`) or `pageOf` (`paged`). */
export function itemOf(schema: object, kind: 'listed' | 'paged'): v.GenericSchema | undefined {
  const item: unknown = Reflect.get(schema, kind)
  return isSchema(item) ? item : undefined
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Returns the data of a list or a page in full; the app also tolerates missing totals. */
function dataOf(response: v.GenericSchema): v.GenericSchema {
  const paged = itemOf(response, 'paged')
  if (paged) {
    const contents = v.array(paged)
    return v.object({ contents, totalElements: count, totalPages: count, page: count, size: count })
  }
  const listed = itemOf(response, 'listed')
  return listed ? v.array(listed) : response
}

function toEndpoint(described: DescribedEndpoint): Endpoint {
  const { host, request, response, codes = {}, example = {} } = described
  const isFile = host === 'assets'
  const body = request?.()
  const hasLang = body && 'entries' in body && 'lang' in Object(body.entries)
  return {
    ...described,
    method: isFile ? 'get' : 'post',
    body,
    shape: isFile ? 'file' : response === Result ? 'result' : 'envelope',
    data: dataOf(response),
    codes,
    sample: {
      ...(example.params && { params: example.params }),
      ...(body && { body: { ...(hasLang && { lang: 'en' }), ...example.body } }),
    },
  }
}

/** All endpoints that the site uses: those that the mock backend handles, by section. */
export const endpoints: readonly Endpoint[] = described.map(toEndpoint)

/** The sections of docs/api.md, and the tags of the document. */
export const sections = [...new Set(endpoints.map(({ section }) => section))]

/** The schemas that the app parses responses with, by their names in docs/openapi.json. */
export const responseSchemas: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  described.flatMap(({ types }) => Object.entries(types)),
)

/** Returns the anchor of a section in docs/api.md. */
export function anchor(section: string): string {
  return section
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}
