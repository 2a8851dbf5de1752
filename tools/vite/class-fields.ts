import type { Plugin } from 'vite'
import { mockModules } from './mock-modules.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** True for a name that is looked up, which that after a dot or before a colon is not. */
function looksUpName(node: Node): boolean {
  if (node.type === 'Identifier') return true
  return Object.entries(node).some(([key, part]) => {
    if ((key === 'property' || key === 'key') && node.computed !== true) return false
    if (Array.isArray(part)) return part.some((one) => isNode(one) && looksUpName(one))
    return isNode(part) && looksUpName(part)
  })
}

/** The first values of class fields, as they stand in `code`, in which Safari 15 may not find a name. */
export function riskyFields(code: string, node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => riskyFields(code, part))
  if (!isNode(node)) return []
  const inside = Object.values(node).flatMap((part) => riskyFields(code, part))
  if (node.type !== 'PropertyDefinition' || !isNode(node.value)) return inside
  const text = code.slice(Number(node.value.start), Number(node.value.end))
  return text.includes('(') && looksUpName(node.value) ? [text, ...inside] : inside
}

/**
 * Class fields are left as they are written, although Safari 15 has a fault in them: where the first
 * value of one has parentheses, it may not find the names in it (WebKit bug 236843). Lowered they cost
 * every page 0.8 kB and a WeakMap a field, so a build that has such a value fails instead. What a demo
 * carries of the mock backend is not held to it.
 */
export function classFields(): Plugin {
  return {
    name: 'class-fields',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        if (output.moduleIds.some((id) => mockModules.some((kind) => kind.test(id)))) continue
        const [risky] = riskyFields(output.code, this.parse(output.code))
        if (risky === undefined) continue
        this.error(`Safari 15 may fail at a class field of ${output.fileName}: ${risky}`)
      }
    },
  }
}
