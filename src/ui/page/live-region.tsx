import { atom, useAtomValue, useSetAtom } from 'jotai'

/** With a counter, so that the same text can be announced again. */
const messageAtom = atom({ text: '', count: 0 })

/** The page that was announced last; the browser itself announces the first page of a visit. */
const pageAtom = atom({ path: '', name: '', isFirst: true })

/** Announces a text to screen readers through the page's only live region (WCAG 2.2 SC 4.1.3). */
const announceAtom = atom(null, (get, set, text: string) =>
  set(messageAtom, { text, count: get(messageAtom).count + 1 }),
)

/** Announces the name of the page at `path`, except for the first page of a visit. */
export const announcePageAtom = atom(
  null,
  (get, set, { path, name }: { path: string; name: string }) => {
    const last = get(pageAtom)
    const isFirst = last.isFirst && (last.path === '' || last.path === path)
    set(pageAtom, { path, name, isFirst })
  },
)

export const useAnnounce = () => useSetAtom(announceAtom)

/**
 * The only polite live region. It is rendered from the start, or its first text would be missed. A
 * message that is announced together with a new page does not replace the page's name.
 */
export function LiveRegion() {
  const page = useAtomValue(pageAtom)
  const message = useAtomValue(messageAtom)
  return (
    <div className="visually-hidden" role="status" aria-atomic="false">
      <p>{page.isFirst ? '' : page.name}</p>
      <p key={message.count}>{message.text}</p>
    </div>
  )
}
