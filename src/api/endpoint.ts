import * as v from 'valibot'
import { langs, localeOf } from '#i18n/lang.ts'
import type { Schema } from './parse.ts'

/** The base URL that an endpoint is under, by its build-time setting (docs/api.md#hosts). */
export type Host = 'api' | 'external' | 'account' | 'assets'

/**
 * An endpoint, defined once in the schema file of its feature: the app, the mock backend, docs/openapi.json and the
 * contract check read this definition. An endpoint of the host `assets` is a static file.
 */
export interface Endpoint<TRequest = unknown, TResponse = unknown, TPath extends string = string> {
  /** Below the host, with parameters in braces. */
  path: TPath
  host: Host
  /** The data of a success, or {@link Result}. */
  response: Schema<TResponse>
  /** The response is about the player of the session: a request to another origin sends cookies. */
  needsSession?: boolean
  /** The type of the request body. It has no value. */
  readonly body?: TRequest
}

/** A response whose code is the result, success or not. */
export const Result = v.object({ code: v.number() })

type ParamNames<TPath extends string> = TPath extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** Values of the parameters of a path. */
export type Params = Readonly<Record<string, string | number>>

interface AnyFields {
  params?: Params
  body?: object
}

/** Path parameters and body of a request; an endpoint without them takes none. */
export type Fields<TRequest, TPath extends string> = AnyFields &
  ([ParamNames<TPath>] extends [never]
    ? { params?: never }
    : { params: Record<ParamNames<TPath>, string | number> }) &
  (TRequest extends object ? { body: TRequest } : { body?: never })

/**
 * Defines an endpoint for the app. Its request body has the type `TRequest`; without one, the request has no body.
 *
 *     export const surveyList = endpoint<ListRequest>()('/survey', pageOf(Survey, 10))
 */
export function endpoint<TRequest = undefined>(
  host: Host = 'api',
  options: Pick<Endpoint, 'needsSession'> = {},
) {
  return <const TPath extends `/${string}`, TResponse>(
    path: TPath,
    response: Schema<TResponse>,
  ): Endpoint<TRequest, TResponse, TPath> => ({ path, host, response, ...options })
}

/** Returns the path of an endpoint with the values of its parameters. */
export function filledPath(path: string, params: Params = {}): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

// Everything below describes endpoints to the mock backend and to docs/openapi.json. Schemas of request bodies and
// descriptions are functions that the app does not call: bundlers drop a function, but not a call.

/** The language of a request. */
export const lang = () => v.picklist(langs.map(localeOf))
/** An id, or the number of a page. */
export const positive = () => v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** The id of a category; 0 means all categories. */
export const category = () => v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The codes of an endpoint that has one record per id. */
export const unknownId = { 404: 'Unknown id; `data` is null.' }

/** The type of a request body. */
export type BodyOf<T extends () => v.GenericSchema> = v.InferOutput<ReturnType<T>>

/** The body of a request whose response depends only on the language. */
export const Localized = () => v.strictObject({ lang: lang() })
export type Localized = BodyOf<typeof Localized>

/** The fields of a request for one page of a list. Every list has one fixed size. */
export function pageFields<const TSize extends number>(size: TSize) {
  return { lang: lang(), page: positive(), size: v.literal(size) }
}

/** Returns true for the name of a field or a path parameter that is an id, such as `idx`. */
export const isIdName = (name: string) => /^idx?$|Idx?$/.test(name)

interface Example {
  params?: Readonly<Record<string, string>>
  body?: object
}

/** Returns an example with another id, in the path or in the body; `undefined` for one without an id. */
export function withId({ params, body }: Example, id: number): Example | undefined {
  const inPath = Object.keys(params ?? {}).find(isIdName)
  if (inPath !== undefined)
    return { params: { ...params, [inPath]: `${id}` }, ...(body && { body }) }
  const inBody = Object.keys(body ?? {}).find(isIdName)
  if (inBody === undefined) return undefined
  return { ...(params && { params }), body: { ...body, [inBody]: id } }
}

interface Description<TRequest> {
  summary: string
  /**
   * A page that sends the request, with its search parameters. Tests of failures, empty lists and layout shifts
   * open it.
   */
  page: `/${string}`
  /**
   * The result of a failed read, if it is neither a failed section with Retry nor "not found": the page omits the
   * content, or goes back to its list.
   */
  onFailure?: 'omits' | 'leaves'
  /** Absent: the request has no body and no content type. */
  request?: () => v.GenericSchema<unknown, TRequest>
  /** The codes of the body other than 200, with their meaning. */
  codes?: Readonly<Record<number, string>>
  /** The request carries an `Idempotency-Key`. */
  countsOnce?: boolean
  /** Fields of a request that examples and the contract check send. The language is added. */
  example?: { params?: Readonly<Record<string, string>>; body?: Omit<TRequest, 'lang'> }
}

/** Endpoints that belong together. */
interface Group {
  /** A section of docs/api.md, and a tag of the document. */
  section: string
  /** Schemas that the document refers to by name. */
  types: Readonly<Record<string, v.GenericSchema>>
}

/** An endpoint as the mock backend and the documentation need it. */
export type DescribedEndpoint<TRequest = unknown> = Endpoint & Group & Description<TRequest>

/** Describes an endpoint. The schema of its request body has to be of the type that the app sends. */
export function describe<TRequest>(
  group: Group,
  endpoint: Endpoint<TRequest>,
  description: Description<TRequest> &
    (TRequest extends object ? { request: () => v.GenericSchema<unknown, TRequest> } : unknown),
): DescribedEndpoint<TRequest> {
  return { ...endpoint, ...group, ...description }
}
