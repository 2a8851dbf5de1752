import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { HttpHandler } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isRecord } from '#lib/collections.ts'
import { createBackend } from '../../mocks/backend.ts'
import { unknownHandler } from '../../mocks/handlers/unknown.ts'
import { openApiDocument } from './document.ts'
import { anchor, endpoints, sections } from './endpoint.ts'
import { mockExchanges } from './examples.ts'
import { componentSchemas } from './component-schemas.ts'
import { withReference } from './reference.ts'
import { createValidator } from './validate.ts'

const committed: { paths: Record<string, object> } = JSON.parse(
  readFileSync('docs/openapi.json', 'utf8'),
)
const page = readFileSync('docs/api.md', 'utf8')
const exchanges = await mockExchanges()
const validate = createValidator(committed)

test('docs/openapi.json is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(committed))
  expect(result).toEqual({ valid: true })
})

test('docs/openapi.json is up to date: run `npm run openapi`', async () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(await openApiDocument())))
})

const Media = v.object({
  'application/json': v.object({
    examples: v.record(v.string(), v.object({ value: v.unknown() })),
  }),
})

test('every example matches its schema and has no other field', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(committed, 'openapi')
  const faults = endpoints.flatMap(({ method, path }) => {
    const parts = ['paths', path, method, 'responses', '200', 'content']
    const content = parts.reduce<unknown>((part, key) => Object(part)[key], committed)
    const pointer = [...parts, 'application/json', 'schema']
    const ref = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    const validate = ajv.compile({ $ref: `openapi#/${ref}`, unevaluatedProperties: false })
    const { examples } = v.parse(Media, content)['application/json']
    return Object.entries(examples)
      .filter(([, { value }]) => !validate(value))
      .map(([name]) => `${path}: ${name} ${ajv.errorsText(validate.errors)}`)
  })
  expect(faults).toEqual([])
})

test.for([
  ['2026-11-04', true],
  ['2026-11-04T10:00:00+09:00', true],
  ['9795-57-52T62:75+64:60', false],
  ['0000-00-00', false],
  ['2026-11-04T10:00:00', false],
] as const)('a time of the document may be %s: %s', ([text, isValid]) => {
  const { pattern = '' } = componentSchemas().Notice?.properties?.regDt ?? {}
  expect(new RegExp(pattern, 'u').test(text)).toBe(isValid)
})

test('docs/api.md is up to date: run `npm run openapi`', () => {
  expect(page).toBe(withReference(page, exchanges))
})

test('every section of the endpoints is a heading of docs/api.md', () => {
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))
  expect(anchors).toEqual(expect.arrayContaining(sections.map(anchor)))
})

test.each(exchanges)(
  'the mock backend responds to $endpoint.path as documented, and as the app reads it',
  ({ endpoint, status, response }) => {
    expect(status).toBe(200)
    expect(validate(endpoint, response)).toBeNull()
    const data = endpoint.response
    const read = endpoint.shape === 'envelope' ? v.object({ code: v.literal(200), data }) : data
    expect(v.safeParse(read, response).issues).toBeUndefined()
  },
)

/** Returns the names of all fields in data. */
function fieldsOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(fieldsOf)
  if (!isRecord(data)) return []
  return [...Object.keys(data), ...Object.values(data).flatMap(fieldsOf)]
}

test('the mock backend has data for every field', () => {
  const inData = new Set(exchanges.flatMap(({ response }) => fieldsOf(response)))
  const documented = Object.entries(componentSchemas()).flatMap(([schema, { properties = {} }]) =>
    Object.keys(properties).map((field) => ({ schema, field })),
  )
  expect(documented.length).toBeGreaterThan(100)
  expect(documented.filter(({ field }) => !inData.has(field))).toEqual([])
})

test('every request of the mock backend belongs to an endpoint', () => {
  const served = createBackend()
    .handlers.filter((handler) => handler instanceof HttpHandler && handler !== unknownHandler)
    .filter((handler) => !('endpoint' in handler))
    .map(({ info: { header } }) => header)
    .filter((header) => !/\*\/(?:mock-account|game-data\/(?:art|music))\//.test(header))
  expect(served).toEqual([])
  expect(Object.keys(committed.paths)).toEqual(endpoints.map(({ path }) => path))
})
