import type * as v from 'valibot'
import { endpoints as described } from '#mocks/endpoints.ts'
import { toEndpoint, type Endpoint } from './endpoint.ts'

/** All endpoints that the site uses: those that the mock backend handles, by section. */
export const endpoints: readonly Endpoint[] = described.map(toEndpoint)

/** The sections of docs/api.md, and the tags of the document. */
export const sections = [...new Set(endpoints.map(({ section }) => section))]

/** The schemas that the app parses responses with, by their names in docs/openapi.json. */
export const responseSchemas: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries(
  described.flatMap(({ types }) => Object.entries(types)),
)
