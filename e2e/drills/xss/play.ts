import type { Vector } from './vectors.ts'

/** HTML in a document of its own, where scripts would run. */
interface Live {
  html: string
  events: Vector['events']
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const opensPage = (element: Element) =>
  element.localName === 'a' && /^https?:/.test(Reflect.get(element, 'protocol') ?? '')

function fire(element: Element, type: string): void {
  if (opensPage(element)) return
  const click: unknown = Reflect.get(element, 'click')
  if (type === 'click' && typeof click === 'function') click.call(element)
  else element.dispatchEvent(new Event(type))
}

async function openFrame(onRun: (id: number) => void): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.src = '/blank.html'
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true })
    document.body.append(frame)
  })
  Object.assign(frame.contentWindow ?? {}, { ran: onRun })
  return frame
}

/**
 * Inserts pieces of HTML into a live document, waits, and fires their events.
 * @param settleMs time for images to fail, animations to begin and `javascript:` URLs to load
 */
export async function play(
  pieces: readonly Live[],
  settleMs: number,
  onRun: (id: number, isByItself: boolean) => void,
): Promise<void> {
  let isByItself = true
  const frame = await openFrame((id) => onRun(id, isByItself))
  const page = frame.contentDocument
  if (page === null) throw new Error('The frame has no document.')
  const boxes = pieces.map(({ html, events }) => {
    const box = page.body.appendChild(page.createElement('div'))
    box.innerHTML = html
    return { box, events }
  })
  await pause(settleMs)
  isByItself = false
  for (const { box, events } of boxes) {
    for (const element of box.querySelectorAll('*')) {
      for (const type of events) fire(element, type)
    }
  }
  await pause(settleMs)
  frame.remove()
}
