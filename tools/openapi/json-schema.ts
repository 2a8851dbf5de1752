/** The part of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  $ref?: string
  type?: string
  title?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  [keyword: string]: unknown
}
