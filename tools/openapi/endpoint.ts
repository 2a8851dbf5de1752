import type * as v from 'valibot'
import { Localized } from '../../mocks/requests.ts'

/** The base URL that an endpoint is under, by its build-time setting. */
export type Host = 'api' | 'external' | 'account' | 'assets'

export const sections = [
  'Main page',
  'Games',
  'Notices, events and FAQ',
  'Gallery',
  'Rankings',
  'Developer log',
  'Settings',
  'Surveys',
  'Coupons',
  'Account session',
  'Test accounts',
] as const

/** A section of docs/api.md, and a tag of the document. */
export type Section = (typeof sections)[number]

/** How a response is built: `{code, data}`, `{code}` whose code is the result, or a bare JSON file. */
type Shape = 'envelope' | 'result' | 'file'

export interface Endpoint {
  method: 'post' | 'get'
  /** Below the host, with parameters in braces. */
  path: `/${string}`
  host: Host
  section: Section
  summary: string
  /** Absent: the request has no body and no content type. */
  body?: v.GenericSchema
  shape: Shape
  /** The data of a successful response, or the file. */
  data?: v.GenericSchema
  /** The codes of the body besides 200, with their meaning. */
  codes: Readonly<Record<number, string>>
  /** The request carries an `Idempotency-Key`. */
  countsOnce?: boolean
  /** Fields of a request that the example and the contract tool send. */
  sample: { params?: Record<string, string>; body?: object }
}

type Facts = Pick<Endpoint, 'summary'> & Partial<Endpoint>

/** An endpoint under the API base; without other facts its body is the language. */
export function call(
  section: Section,
  path: Endpoint['path'],
  data: v.GenericSchema,
  facts: Facts,
): Endpoint {
  return {
    method: 'post',
    path,
    host: 'api',
    section,
    body: Localized,
    shape: 'envelope',
    data,
    codes: {},
    ...facts,
    sample: { body: { lang: 'en' }, ...facts.sample },
  }
}

/** An endpoint without a request body. */
export function bodiless(
  section: Section,
  path: Endpoint['path'],
  data: v.GenericSchema,
  facts: Facts,
): Endpoint {
  const { body: _body, ...endpoint } = call(section, path, data, facts)
  const { params } = facts.sample ?? {}
  return { ...endpoint, sample: { ...(params && { params }) } }
}

/** A static JSON file of the assets host. */
export function file(
  path: Endpoint['path'],
  data: v.GenericSchema,
  facts: Facts & Pick<Endpoint, 'section'>,
): Endpoint {
  return {
    method: 'get',
    path,
    host: 'assets',
    shape: 'file',
    data,
    codes: {},
    ...facts,
    sample: facts.sample ?? {},
  }
}

/** The path with the values of its parameters. */
export function filled(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** The anchor of a section in docs/api.md. */
export function anchor(section: string): string {
  return section
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}
