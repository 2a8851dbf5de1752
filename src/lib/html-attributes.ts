/**
 * The pattern of the attributes of a tag, up to its `>`. A pattern that can fail must not follow: it would backtrack.
 */
export const attributes = String.raw`(?:[^>=]+|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*`
