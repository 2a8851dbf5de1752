import { sorted } from '#lib/sorted.ts'

interface Node extends Record<string, unknown> {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Whether it is that very name. */
const isNamed = (node: unknown, name: string) =>
  isNode(node) && node.type === 'Identifier' && node.name === name

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value] : []

/** The node, and all that it is made of. */
function* all(node: Node): Generator<Node> {
  yield node
  for (const part of Object.values(node)) for (const child of nodesIn(part)) yield* all(child)
}

interface Edit {
  start: number
  end: number
  text: string
}

const textAt = ({ start, end }: Node, code: string) => code.slice(start, end)

/** `var A = require("a"), B = require("b");` as imports; `null` for anything else. */
function asImports({ type, declarations, start, end }: Node, code: string): Edit | null {
  if (type !== 'VariableDeclaration') return null
  const imports = nodesIn(declarations).map(({ id, init }) => {
    if (!isNode(id) || !isNode(init) || !isNamed(init.callee, 'require')) return null
    const [asked] = nodesIn(init.arguments)
    if (!asked) return null
    return `import * as ${textAt(id, code)} from ${textAt(asked, code)}`
  })
  return imports.every((line) => line !== null) ? { start, end, text: imports.join('\n') } : null
}

const isExport = (node: Node) =>
  node.type === 'MemberExpression' && node.computed === false && isNamed(node.object, 'exports')
const nameOf = ({ property }: Node) => (isNode(property) ? String(property.name) : '')

/**
 * A file in CommonJS as an ES module: what it requires at its top it imports, and what it puts on
 * `exports` are variables that it exports.
 * @param program what `code` was parsed into
 * @throws {Error} where the file uses `require`, `module` or `exports` in any other way
 */
export function asEsModule(code: string, program: { body: readonly unknown[] }): string {
  const edits: Edit[] = []
  const names = new Set<string>()
  const declared = new Set<string>()
  for (const statement of nodesIn(program.body)) {
    const imports = asImports(statement, code)
    if (imports) {
      edits.push(imports)
      continue
    }
    const { expression } = statement
    const target = isNode(expression) && isNode(expression.left) ? expression.left : null
    let known = 0
    for (const node of all(statement)) {
      if (isExport(node)) {
        const name = nameOf(node)
        names.add(name)
        known += 1
        if (node === target) declared.add(name)
        const text = node === target ? `var $${name}` : `$${name}`
        edits.push({ start: node.start, end: node.end, text })
      }
      if (['require', 'module', 'exports'].some((name) => isNamed(node, name))) known -= 1
    }
    if (known !== 0)
      throw new Error(
        `No way to write as an ES module: ${code.slice(statement.start, statement.start + 80)}`,
      )
  }
  const written = sorted(edits, (one, other) => other.start - one.start).reduce(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    code,
  )
  const rest = [...names].filter((name) => !declared.has(name)).map((name) => `var $${name}\n`)
  const exported = [...names].map((name) => `$${name} as ${name}`)
  const whole = [...names].map((name) => `${name}: $${name}`)
  return `${written}\n${rest.join('')}export { ${exported.join(', ')} }\nexport default { ${whole.join(', ')} }\n`
}
