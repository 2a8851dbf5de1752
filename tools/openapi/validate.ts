import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Endpoint } from './endpoint.ts'

/** The part of docs/openapi.json that a validation needs. */
export interface Document {
  paths: Record<string, object>
}

const pointerPart = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length

/** Returns the most telling error as text: the deepest, and of these the first. */
function explained(errors: readonly ErrorObject[]): string {
  const deepest = Math.max(...errors.map(depth))
  const error = errors.find((each) => depth(each) === deepest)
  if (error === undefined) return 'does not match the schema'
  const path = error.instancePath.slice(1).replaceAll('/', '.') || 'body'
  const detail =
    'allowedValue' in error.params ? ` ${JSON.stringify(error.params.allowedValue)}` : ''
  return `${path}: ${error.message ?? 'is wrong'}${detail}`
}

/**
 * Returns a function that checks the JSON of a successful response against the document: `null`, or
 * what is wrong.
 */
export function createValidator(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'openapi')
  const known = new Map<string, ValidateFunction>()
  return ({ method, path, shape }: Endpoint, body: unknown): string | null => {
    const parts = ['paths', path, method, 'responses', '200', 'content', 'application/json']
    const success = shape === 'envelope' ? '/schema/oneOf/0' : '/schema'
    const $ref = `openapi#/${parts.map(pointerPart).join('/')}${success}`
    const validate = known.get($ref) ?? ajv.compile({ $ref })
    known.set($ref, validate)
    return validate(body) ? null : explained(validate.errors ?? [])
  }
}
