import { maxRecordId } from '#lib/record-id.ts'
import type { Host } from '#api/endpoint.ts'
import { sections, type Endpoint } from './endpoint.ts'
import { mockExchanges, shortened } from './examples.ts'
import { componentSchemas, jsonSchemaOf, type JsonSchema } from './json-schema.ts'

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

const failureExample = { code: 500, data: null }

const parameterSchemas: Record<string, JsonSchema> = {
  idx: { type: 'integer', minimum: 1, maximum: maxRecordId },
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

function parametersOf({ path, sample, countsOnce }: Endpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: parameterSchemas[name],
    example: name === 'idx' ? Number(sample.params?.[name]) : sample.params?.[name],
  }))
  return [...inPath, ...(countsOnce ? [idempotencyKey] : [])]
}

function envelope(code: JsonSchema, data: JsonSchema, title: string): JsonSchema {
  return {
    title,
    type: 'object',
    properties: { code, data },
    required: ['code', 'data'],
  }
}

/** Returns the schema of a successful response. */
function successSchema({ shape, data, codes }: Endpoint): JsonSchema {
  if (shape === 'result') {
    const known = [...(0 in codes ? [] : [200]), ...Object.keys(codes).map(Number)]
    return {
      title: 'Result',
      type: 'object',
      properties: {
        code: { type: 'integer', examples: known },
        data: { description: 'The site does not read it.' },
      },
      required: ['code'],
    }
  }
  const content = jsonSchemaOf(data)
  return shape === 'file' ? content : envelope({ const: 200 }, content, 'Success')
}

function responsesOf(endpoint: Endpoint, response: unknown) {
  const { shape, codes } = endpoint
  const success = successSchema(endpoint)
  const meanings = Object.entries(codes).map(([code, meaning]) => `\`${code}\` ${meaning}`)
  const failure = envelope({ type: 'integer', not: { const: 200 } }, {}, 'Failure')
  const hasFailure = shape === 'envelope'
  return {
    200: {
      description:
        shape === 'file'
          ? 'The file.'
          : `Body codes: ${[...(0 in codes ? [] : ['`200` Success.']), ...meanings].join(' ')} Any other code is a failure.`,
      content: {
        'application/json': {
          schema: hasFailure ? { oneOf: [success, failure] } : success,
          examples: {
            success: { value: shortened(response) },
            ...(hasFailure && {
              failure: { value: 404 in codes ? { code: 404, data: null } : failureExample },
            }),
          },
        },
      },
    },
    '4XX': { $ref: '#/components/responses/Error' },
    '5XX': { $ref: '#/components/responses/Error' },
  }
}

function operationOf(endpoint: Endpoint, response: unknown) {
  const { method, path, section, summary, body, sample, shape } = endpoint
  const parameters = parametersOf(endpoint)
  return {
    operationId: `${method}${path.replace(/[{}]/g, '').replace(/[^a-zA-Z0-9]+(.)/g, (_all, next: string) => next.toUpperCase())}`,
    tags: [section],
    summary,
    description: `${howToRead[shape]} Section "${section}" of docs/api.md.`,
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
