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
  const box = document.createElement('p')
  box.setAttribute('style', 'position: fixed')
  document.body.append(box)
  const { position } = getComputedStyle(box)
  box.remove()
  const own = document.querySelector('style')?.textContent ?? ''
  const permitted = [own, `${own}p{color:red}`].map((text) => {
    const style = document.createElement('style')
    style.textContent = text
    document.head.append(style)
    const { sheet } = style
    style.remove()
    return text !== '' && sheet !== null
  })
  return [
    ...(permitted[0] ? ['own'] : []),
    ...(permitted[1] ? ['other'] : []),
    ...(position === 'fixed' ? ['attribute'] : []),
  ]
}
