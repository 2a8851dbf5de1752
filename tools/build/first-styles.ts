import { transform, type CustomAtRules, type Visitor } from 'lightningcss'
import { site } from '../../src/site.ts'
import { styleTargets } from '../browser-floor.ts'

/**
 * The pages whose looks every page carries within it. A page of another kind links the rest of the
 * styles, which these load when the app comes.
 */
const firstPages = /^\/(?:community\/(?:faq|news|event|news\/\d+|event\/\d+)|media)?$/

/** Events with a design of their own, which the others need not carry. */
const ownPages = new Set(
  [site.heartEventId, ...site.specialEventIds].map((id) => `/community/event/${id}`),
)

/** True for a path, without language prefix, that the first styles are made for. */
export const isFirstPage = (path: string): boolean =>
  firstPages.test(path.replace(/^\/link(?=\/)/, '')) && !ownPages.has(path)

/** A style module writes its own mark before each of its names: `a1B2c3_title`. */
const moduleOf = (name: string): string | undefined => /^(.+?)_[a-z]/i.exec(name)?.[1]

/** The marks of the style modules whose classes stand in the HTML. */
export function modulesIn(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) {
      const module = moduleOf(name)
      if (module !== undefined) found.add(module)
    }
  }
  return found
}

/** The part of a sheet whose rules belong to modules that `keeps` says yes to; `''` is no module. */
function partOf(sheet: string, keeps: (module: string) => boolean): string {
  const visitor: Visitor<CustomAtRules> = {
    Rule: {
      style(rule) {
        const named = rule.value.selectors
          .flat()
          .flatMap((part) => (part.type === 'class' ? [moduleOf(part.name) ?? ''] : []))
        return (named.length === 0 ? [''] : named).some(keeps) ? undefined : []
      },
      keyframes(rule) {
        return keeps(moduleOf(rule.value.name.value) ?? '') ? undefined : []
      },
      'font-face': () => (keeps('') ? undefined : []),
    },
  }
  const options = { filename: 'style.css', minify: true, targets: styleTargets }
  const { code } = transform({ ...options, code: Buffer.from(sheet), visitor })
  // Once more, for the media queries that have nothing left in them.
  return transform({ ...options, code }).code.toString()
}

/**
 * Cuts the site's one sheet in two, a style module never in half, so that within each part rules keep
 * their order. @param modules the marks of the modules that come first; the global rules always do
 */
export function splitStyles(sheet: string, modules: ReadonlySet<string>) {
  const comesFirst = (module: string) => module === '' || modules.has(module)
  return {
    first: partOf(sheet, comesFirst),
    rest: partOf(sheet, (module) => !comesFirst(module)),
  }
}
