import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { itemOf, responseSchemas } from './endpoint.ts'
import { rulesByMeaning, withFieldRules } from './field-rules.ts'
import type { JsonSchema } from './json-schema.ts'

/** `check` compares two fields, which the endpoint's description says. JSON has finite numbers only. */
const inexpressible = new Set(['check', 'finite'])

const referenceTo = (name: string) => `#/components/schemas/${name}`

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // The wire, not what the app makes of it.
  typeMode: 'input',
  definitions: responseSchemas,
  overrideSchema: ({ valibotSchema, jsonSchema, referenceMap }) => {
    const item = itemOf(valibotSchema, 'listed')
    const name = item && referenceMap.get(item)
    if (name !== undefined) return { type: 'array', items: { $ref: referenceTo(name) } }
    return { ...jsonSchema, ...rulesByMeaning.get(valibotSchema) }
  },
  overrideRef: ({ referenceId }) => referenceTo(referenceId),
  overrideAction: ({ valibotAction, jsonSchema }) =>
    inexpressible.has(valibotAction.type) ? jsonSchema : undefined,
}

function plain(schema: unknown): JsonSchema {
  const { $schema: _dialect, $defs: _defs, ...rest } = JSON.parse(JSON.stringify(schema))
  return rest
}

/** Returns a schema that refers to the named ones. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return plain(toJsonSchema(schema, config))
}

/** Returns `components.schemas` of the document. */
export function componentSchemas(): Record<string, JsonSchema> {
  const converted = toJsonSchemaDefs(responseSchemas, config)
  return Object.fromEntries(
    Object.entries(converted).map(([name, schema]) => [name, withFieldRules(name, plain(schema))]),
  )
}
