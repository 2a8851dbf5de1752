import { maxRecordId } from '#lib/record-id.ts'
import { isIdName, type Host } from '#api/endpoint.ts'
import { sections, type Endpoint } from './endpoint.ts'
import { mockExchanges, shortened } from './examples.ts'
import { componentSchemas, jsonSchemaOf } from './component-schemas.ts'
import type { JsonSchema } from './json-schema.ts'

const hosts: Record<Host, { url: string; description: string }> = {
  api: { url: 'https://site.example/api', description: 'Setting `VITE_API_BASE`.' },
  external: { url: 'https://site.example', description: 'Setting `VITE_EXTERNAL_API_BASE`.' },
  account: { url: 'https://account.example', description: 'Setting `VITE_ACCOUNT_BASE`.' },
  assets: { url: 'https://site.example', description: 'Setting `VITE_ASSETS_BASE`.' },
}

const howToRead: Record<Endpoint['shape'], string> = {
  envelope: 'A response with HTTP 200 succeeded only if its `code` is 200.',
  result: 'The `code` of a response with HTTP 200 is the result.',
  file: 'A static file.',
}

const idSchema: JsonSchema = { type: 'integer', minimum: 1, maximum: maxRecordId }

/** The schemas of path parameters that are no ids. */
const parameterSchemas: Record<string, JsonSchema> = {
  page: { type: 'string', pattern: String.raw`^[\w-]+$` },
  seasonFilename: { type: 'string', pattern: String.raw`^[\w-]{1,64}\.json$` },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The UUID of the click. A repeated request with the same key gets the first response and changes nothing.',
  schema: { type: 'string', format: 'uuid' },
}

function parameterSchema(name: string): JsonSchema {
  const schema = isIdName(name) ? idSchema : parameterSchemas[name]
  if (schema) return schema
  throw new Error(`Add {${name}} to parameterSchemas of tools/openapi/document.ts`)
}

function parametersOf({ path, sample, countsOnce }: Endpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: parameterSchema(name),
    example: isIdName(name) ? Number(sample.params?.[name]) : sample.params?.[name],
  }))
  return [...inPath, ...(countsOnce ? [idempotencyKey] : [])]
}

const envelope = (code: JsonSchema, data: JsonSchema, title: string): JsonSchema => ({
  title,
  type: 'object',
  properties: { code, data },
  required: ['code', 'data'],
})

/** Returns the schema of a response, which an envelope has for success and for failure. */
function schemaOf({ shape, data, codes }: Endpoint): JsonSchema {
  if (shape === 'file') return jsonSchemaOf(data)
  if (shape === 'envelope') {
    const success = envelope({ const: 200 }, jsonSchemaOf(data), 'Success')
    const failure = envelope({ type: 'integer', not: { const: 200 } }, {}, 'Failure')
    return { oneOf: [success, failure] }
  }
  const examples = [...(0 in codes ? [] : [200]), ...Object.keys(codes).map(Number)]
  return {
    title: 'Result',
    type: 'object',
    properties: {
      code: { type: 'integer', examples },
      data: { description: 'The site does not read it.' },
    },
    required: ['code'],
  }
}

function responsesOf(endpoint: Endpoint, response: unknown) {
  const { shape, codes } = endpoint
  const meanings = Object.entries(codes).map(([code, meaning]) => `\`${code}\` ${meaning}`)
  if (!(0 in codes)) meanings.unshift('`200` Success.')
  const failure = { value: { code: 404 in codes ? 404 : 500, data: null } }
  const media = {
    schema: schemaOf(endpoint),
    examples: { success: { value: shortened(response) }, ...(shape === 'envelope' && { failure }) },
  }
  const description =
    shape === 'file'
      ? 'The file.'
      : `Body codes: ${meanings.join(' ')} Any other code is a failure.`
  return {
    200: { description, content: { 'application/json': media } },
    '4XX': { $ref: '#/components/responses/Error' },
    '5XX': { $ref: '#/components/responses/Error' },
  }
}

function operationOf(endpoint: Endpoint, response: unknown) {
  const { method, path, section, summary, body, sample, shape, needsSession } = endpoint
  const parameters = parametersOf(endpoint)
  return {
    operationId: `${method}${path.replace(/[{}]/g, '').replace(/[^a-zA-Z0-9]+(.)/g, (_all, next: string) => next.toUpperCase())}`,
    tags: [section],
    summary,
    description: `${howToRead[shape]} ${needsSession ? 'On another origin than the site it is sent with cookies. ' : ''}Section "${section}" of docs/api.md.`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(body), example: sample.body } },
      },
    }),
    responses: responsesOf(endpoint, response),
  }
}

/** Builds the OpenAPI document from the schemas of the app and the responses of the mock backend. */
export async function openApiDocument() {
  const exchanges = await mockExchanges()
  const paths = exchanges.map(({ endpoint, response }) => [
    endpoint.path,
    {
      ...(endpoint.host !== 'api' && { servers: [hosts[endpoint.host]] }),
      [endpoint.method]: operationOf(endpoint, response),
    },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the site',
      version: '1.0.0',
      description:
        'Generated by `npm run openapi`. The rules that apply to all calls are in docs/api.md.',
    },
    servers: [hosts.api],
    // Everything is public; the account site reads its own cookie.
    security: [],
    tags: sections.map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: componentSchemas(),
      responses: {
        Error: {
          description:
            'A failure. The site offers Retry; it reads the `Retry-After` header, but not the body.',
        },
      },
    },
  }
}
