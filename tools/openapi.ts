// `npm run openapi`: writes docs/openapi.json and the generated part of docs/api.md. @valibot/to-json-schema converts
// the schemas. Libraries for whole documents belong to a server framework, and the site has no server.
import { readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from './openapi/document.ts'
import { mockExchanges } from './openapi/examples.ts'
import { withReference } from './openapi/reference.ts'

const document = await openApiDocument()
writeFileSync('docs/openapi.json', `${JSON.stringify(document, null, 2)}\n`)
writeFileSync(
  'docs/api.md',
  withReference(readFileSync('docs/api.md', 'utf8'), await mockExchanges()),
)
console.log(`docs/openapi.json and docs/api.md: ${Object.keys(document.paths).length} endpoints`)
