import { tokenColors, type TokenColor } from '../build/token-colors.ts'
import type { BrandColor } from './brand.ts'

type Colors = Record<string, BrandColor>

/** Files that cannot read the design tokens and repeat their colors. */
export const copies = ['index.html', 'public/legacy.html', 'public/legacy.js']

const both = (color: BrandColor): TokenColor =>
  typeof color === 'string' ? { light: color, dark: color } : color

/** Text on its ground. WCAG 2.2 SC 1.4.3 asks for a contrast of 4.5. */
const pairs = [
  ['ink', 'surface'],
  ['ink', 'surface-raised'],
  ['ink-soft', 'surface'],
  ['link', 'surface'],
  ['danger', 'surface'],
  ['on-accent', 'accent'],
  ['ink-on-dusk', 'surface-dusk'],
] as const

/** Returns the relative luminance of a color (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** @throws {Error} that lists the texts that could not be read, a line each */
function expectReadable(colors: Map<string, TokenColor>): void {
  const problems = pairs.flatMap(([text, ground]) =>
    (['light', 'dark'] as const).flatMap((scheme) => {
      const of = (name: string) => colors.get(name)?.[scheme] ?? '#000000'
      const reached = contrast(of(text), of(ground))
      if (reached >= 4.5) return []
      return [`  ${text} on ${ground}, ${scheme}: contrast ${reached.toFixed(1)}, needs 4.5`]
    }),
  )
  if (problems.length > 0) throw new Error(['The colors are not readable:', ...problems].join('\n'))
}

/**
 * Returns the design tokens with other colors.
 * @throws {Error} if a color has no token, or a text could not be read
 */
export function writeColors(css: string, colors: Colors): string {
  const known = tokenColors(css)
  const next = Object.entries(colors).reduce((text, [name, color]) => {
    if (!known.has(name)) throw new Error(`--${name} is no color of the design tokens.`)
    const { light, dark } = both(color)
    const value = light === dark ? light : `light-dark(${light}, ${dark})`
    return text.replace(new RegExp(`^( {2}--${name}: )[^;]+;$`, 'm'), `$1${value};`)
  }, css)
  expectReadable(tokenColors(next))
  return next
}

/** Replaces the colors of one version of the design tokens by those of another one, in any text. */
export function copyColors(text: string, css: string, nextCss: string): string {
  const next = tokenColors(nextCss)
  const replaced = new Map<string, string>()
  for (const [name, { light, dark }] of tokenColors(css)) {
    const color = next.get(name)
    // The first token with a value is the most general one.
    if (color && !replaced.has(light)) replaced.set(light, color.light)
    if (color && !replaced.has(dark)) replaced.set(dark, color.dark)
  }
  return text.replaceAll(/#[\da-f]{6}/g, (color) => replaced.get(color) ?? color)
}
