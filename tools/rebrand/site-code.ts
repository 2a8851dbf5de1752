import { parseAst, type ESTree } from 'vite'
import { isRecord } from '../../src/lib/is-record.ts'
import { sorted } from '../../src/lib/sorted.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/** Returns an expression without the types around it. */
function untyped(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? untyped(node.expression)
    : node
}

/** Finds the value of `export const site`. @throws {Error} if there is none */
function siteObject(code: string): ESTree.ObjectExpression {
  for (const statement of parseAst(code, { lang: 'ts' }).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      const value = init && untyped(init)
      const isSite = id.type === 'Identifier' && id.name === 'site'
      if (isSite && value?.type === 'ObjectExpression') return value
    }
  }
  throw new Error('src/site.ts has no `export const site = { … }`.')
}

function editsOf(object: ESTree.ObjectExpression, settings: object, path: string): Edit[] {
  return Object.entries(settings).flatMap(([name, setting]) => {
    const property = object.properties.find(
      (each) =>
        each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
    )
    if (property?.type !== 'Property') throw new Error(`src/site.ts has no ${path}${name}.`)
    const value = untyped(property.value)
    // Comments inside an object stay, so only its leaves are replaced.
    if (isRecord(setting) && value.type === 'ObjectExpression' && value.properties.length > 0) {
      return editsOf(value, setting, `${path}${name}.`)
    }
    return [{ start: value.start, end: value.end, text: JSON.stringify(setting) }]
  })
}

/** Returns the code of `src/site.ts` with other settings. Comments, types and all others stay. */
export function writeSettings(code: string, settings: object): string {
  const edits = editsOf(siteObject(code), settings, '')
  return sorted(edits, (one, other) => other.start - one.start).reduce(
    (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
    code,
  )
}
