import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { HttpHandler } from 'msw'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { openApiDocument } from './document.ts'
import { anchor, sections } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { mockExchanges } from './examples.ts'
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

test('docs/api.md is up to date: run `npm run openapi`', () => {
  expect(page).toBe(withReference(page))
})

test('every section of the endpoints is a heading of docs/api.md', () => {
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading))
  expect(anchors).toEqual(expect.arrayContaining(sections.map(anchor)))
})

test.each(exchanges)(
  'the mock backend answers $endpoint.path as documented',
  ({ endpoint, status, response }) => {
    expect(status).toBe(200)
    expect(validate(endpoint, response)).toBeNull()
  },
)

test.each(exchanges.filter(({ endpoint }) => endpoint.shape !== 'result'))(
  "the app's schema accepts the response of $endpoint.path",
  ({ endpoint: { shape, data = v.never() }, response }) => {
    const read = shape === 'file' ? data : v.object({ code: v.literal(200), data })
    expect(v.safeParse(read, response).issues).toBeUndefined()
  },
)

/** A path of a mock handler, as the document writes it. */
function documented(path: string): string {
  return path
    .replace(/^\*/, '')
    .replace(/^\/mock-account(?=\/session$)/, '')
    .replace(/^\/api(?!\/v2\/)/, '')
    .replace(/(?<=leaderboard\/\w+\/):file/, '{seasonFilename}')
    .replace(/:(\w+)/g, '{$1}')
}

test('every endpoint of the mock backend is documented, and no other', () => {
  const mocked = createBackend()
    .handlers.filter((handler) => handler instanceof HttpHandler)
    .map(({ info: { path } }) => (typeof path === 'string' ? documented(path) : ''))
    .filter((path) => !/^$|^\/mock-account\/|^\/game-data\/(?:art|music)\//.test(path))
  expect(new Set(mocked)).toEqual(new Set(endpoints.map(({ path }) => path)))
  expect(new Set(Object.keys(committed.paths))).toEqual(new Set(mocked))
})
