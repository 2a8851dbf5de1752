/** The pattern of the attributes of a tag, up to its `>`. Let nothing follow that can fail: it would backtrack. */
export const attributes = String.raw`(?:[^>=]+|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*`
