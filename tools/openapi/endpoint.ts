import * as v from 'valibot'
import { Result, type DescribedEndpoint, type Host } from '#api/endpoint.ts'
import { isRecord } from '#lib/is-record.ts'

/** The form of a response: `{code, data}`, `{code}` whose code is the result, or a bare JSON file. */
type Shape = 'envelope' | 'result' | 'file'

/** An endpoint as the document and the contract check need it. */
export interface Endpoint {
  method: 'post' | 'get'
  /** Below the host, with parameters in braces. */
  path: string
  host: Host
  section: string
  summary: string
  /** Absent: the request has no body and no content type. */
  body?: v.GenericSchema | undefined
  shape: Shape
  /** The data of a successful response, or the file. A list names its items, and a page all of its fields. */
  data: v.GenericSchema
  /** The schema by which the app reads it. */
  response: v.GenericSchema
  /** The codes of the body besides 200, with their meaning. */
  codes: Readonly<Record<number, string>>
  /** The request carries an `Idempotency-Key`. */
  countsOnce?: boolean | undefined
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

function sampleOf({ request, example = {} }: DescribedEndpoint): Endpoint['sample'] {
  const { params, body } = example
  const schema = request?.()
  const hasLang = schema && 'entries' in schema && 'lang' in Object(schema.entries)
  return {
    ...(params && { params }),
    ...(request && { body: { ...(hasLang && { lang: 'en' }), ...body } }),
  }
}

/** Returns an endpoint of the app as the document needs it. */
export function toEndpoint(described: DescribedEndpoint): Endpoint {
  const { path, host, section, summary, request, response, codes = {}, countsOnce } = described
  const isFile = host === 'assets'
  return {
    method: isFile ? 'get' : 'post',
    path,
    host,
    section,
    summary,
    body: request?.(),
    shape: isFile ? 'file' : response === Result ? 'result' : 'envelope',
    data: dataOf(response),
    response,
    codes,
    countsOnce,
    sample: sampleOf(described),
  }
}

/** The anchor of a section in docs/api.md. */
export function anchor(section: string): string {
  return section
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}
