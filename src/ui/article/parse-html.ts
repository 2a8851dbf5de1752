/** Parses sanitized HTML into a document of its own. @returns its body */
export function parseHtml(html: string | TrustedHTML): HTMLElement {
  // TypeScript's type of the parser has no TrustedHTML, which a browser with Trusted Types demands.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new DOMParser().parseFromString(html as string, 'text/html').body
}
