/** Returns the inlined styles of a page, and the policy that it has for them. */
export function stylesOf(html: string): { policy: string; texts: string[] } {
  // A policy counts for what is below it.
  const [, policy = '', rest = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)" ?\/?>(.*)/s.exec(html) ?? []
  const styles = rest.matchAll(/<style>(.*?)<\/style>/gs)
  return { policy, texts: Array.from(styles, ([, text = '']) => text) }
}

/** Runs in a page: returns which inline styles a script can add to it. */
export function permittedStyles(): string[] {
  const permitted: string[] = []
  const own = document.querySelector('style')?.textContent ?? ''
  for (const [name, text] of [
    ['own', own],
    ['other', `${own}p{color:red}`],
  ] as const) {
    const style = document.createElement('style')
    style.textContent = text
    document.head.append(style)
    if (text !== '' && style.sheet !== null) permitted.push(name)
    style.remove()
  }
  const box = document.createElement('p')
  box.setAttribute('style', 'position: fixed')
  document.body.append(box)
  if (getComputedStyle(box).position === 'fixed') permitted.push('attribute')
  box.remove()
  return permitted
}
