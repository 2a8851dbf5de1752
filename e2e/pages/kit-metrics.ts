import type { Page } from '@playwright/test'

/** What a page has of the design system, at the width of its window. Each kind has an example from the page. */
export interface KitMetrics {
  /** Headings of pages by size, weight and color. e2e/type.spec.ts has their faces. */
  pageHeadings: Record<string, string>
  /** Headings of sections by size and weight, without titles of cards and rows. */
  sectionHeadings: Record<string, string>
  /** Where headings of pages begin, in pixels, other than centered ones. */
  edges: Record<string, string>
  /** Controls that have a ground, a border or only an icon, by role, height and corners. Tabs and rows are none. */
  buttons: Record<string, string>
  /** Shadows of boxes without their colors. */
  shadows: Record<string, string>
  /** Pairs of gold buttons that a visitor sees at the same time. */
  goldPairs: string[]
  /** Mascots outside of bands, stages and other scenes, which are dark in both schemes. Avatars are none. */
  mascots: string[]
}

/** Measures the whole page, what is out of view included. */
export function kitMetricsOf(page: Page): Promise<KitMetrics> {
  return page.evaluate(() => {
    const metrics: KitMetrics = {
      pageHeadings: {},
      sectionHeadings: {},
      edges: {},
      buttons: {},
      shadows: {},
      goldPairs: [],
      mascots: [],
    }
    // The window skips the layout of what is far below.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]

    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'var(--accent)'
    const gold = getComputedStyle(probe).backgroundColor
    probe.remove()
    const clear = 'rgba(0, 0, 0, 0)'

    const length = 24
    const name = (element: Element) =>
      `${element.getAttribute('class') ?? element.tagName} "${element.textContent.trim().slice(0, length)}"`
    const add = (kinds: Record<string, string>, kind: string, element: Element) => {
      kinds[kind] ??= name(element)
    }
    const { body } = document
    const all = (selector: string) =>
      [...body.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().width > 2,
      )

    for (const heading of all('main :is(h1, h2)')) {
      const { color, fontSize, fontWeight, textAlign } = getComputedStyle(heading)
      const text = `${Math.round(Number.parseFloat(fontSize))} px, ${fontWeight}`
      const isPage = heading.tagName === 'H1'
      if (!isPage && heading.closest('li, a, .title') === null)
        add(metrics.sectionHeadings, text, heading)
      // The name of the game is an image.
      if (isPage && heading.querySelector('img') === null)
        add(metrics.pageHeadings, `${text}, ${color}`, heading)
      if (isPage && textAlign !== 'center')
        add(metrics.edges, `${Math.round(heading.getBoundingClientRect().left)} px`, heading)
    }
    for (const box of all('*')) {
      const { boxShadow } = getComputedStyle(box)
      if (boxShadow !== 'none')
        add(metrics.shadows, boxShadow.replaceAll(/rgba?\([^)]*\) ?/g, ''), box)
    }
    const golds: { element: Element; top: number; bottom: number; isFixed: boolean }[] = []
    for (const control of all('a, button, summary')) {
      const style = getComputedStyle(control)
      const { top, bottom, left, height } = control.getBoundingClientRect()
      const hasGround = style.backgroundColor !== clear
      const hasLine = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== clear
      const isRound = Number.parseFloat(style.borderTopLeftRadius) >= height / 2
      const isIcon = isRound && control.innerText.trim() === ''
      // One of several, which is a state and not an action.
      const isTab = Boolean(control.closest('ul')?.querySelector('[aria-current]'))
      const isImage =
        control.querySelector('img') !== null || (!isRound && control.innerText.trim() === '')
      // The link to the content is above the window until it has the focus, and other screens are next to it.
      const isAway = bottom + scrollY <= 0 || left >= innerWidth
      const isRow = control.tagName === 'A' && !isRound
      if (isTab || isRow || isImage || isAway || (!hasGround && !hasLine && !isIcon)) continue
      const isGold = style.backgroundColor === gold
      const role = isGold ? 'gold' : hasLine ? 'line' : 'plain'
      const corners = isRound ? 'pill' : style.borderTopLeftRadius
      add(metrics.buttons, `${role} ${Math.round(height)} ${corners}`, control)
      if (!isGold) continue
      let frame: Element | null = control
      while (frame && !/fixed|sticky/.test(getComputedStyle(frame).position)) {
        frame = frame.parentElement
      }
      golds.push({
        element: control,
        top: top + scrollY,
        bottom: bottom + scrollY,
        isFixed: frame !== null,
      })
    }
    for (const [n, one] of golds.entries()) {
      for (const other of golds.slice(n + 1)) {
        const span = Math.max(one.bottom, other.bottom) - Math.min(one.top, other.top)
        if (one.isFixed || other.isFixed || span <= innerHeight)
          metrics.goldPairs.push(`${name(one.element)} and ${name(other.element)}`)
      }
    }
    for (const image of all('img')) {
      const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
      const isMascot = ['120 126', '144 160'].includes(`${width} ${height}`)
      const isScene = image.closest('[data-scheme=dark], [data-world]') !== null
      const isAvatar = getComputedStyle(image).backgroundColor !== clear || image.clientHeight <= 64
      if (isMascot && !isScene && !isAvatar) metrics.mascots.push(name(image))
    }
    document.adoptedStyleSheets = []
    return metrics
  })
}
