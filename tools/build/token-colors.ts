import { readFileSync } from 'node:fs'

/** The design tokens, in which colors are defined. */
export const tokensFile = 'src/ui/styles/tokens.css'

/** A color of the design tokens in both schemes. */
export interface TokenColor {
  light: string
  dark: string
}

const hex = '#[\\da-f]{6}'
const definition = new RegExp(
  `^ {2}--([a-z-]+): (?:light-dark\\((${hex}), (${hex})\\)|(${hex}));$`,
  'gm',
)

/** Returns the colors that design tokens define as one value, or as one for each scheme. */
export function tokenColors(css: string): Map<string, TokenColor> {
  return new Map(
    [...css.matchAll(definition)].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  )
}

/** Returns a color of the site. @throws {Error} if no design token has the name */
export function tokenColor(name: string): TokenColor {
  const color = tokenColors(readFileSync(tokensFile, 'utf8')).get(name)
  if (color === undefined) throw new Error(`${tokensFile} has no color --${name}.`)
  return color
}
