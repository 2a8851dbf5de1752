import { atom, useAtomValue, useSetAtom } from 'jotai'

/** Counted, so that the same words are said again when they are true again. */
const messageAtom = atom({ text: '', count: 0 })

/** The page that was named last; the first page of a visit is named by the browser itself. */
const pageAtom = atom({ path: '', name: '', isFirst: true })

/** Says a text to screen readers through the page's one live region (WCAG 4.1.3). */
const announceAtom = atom(null, (get, set, text: string) =>
  set(messageAtom, { text, count: get(messageAtom).count + 1 }),
)

/** Says the name of the page at `path`, but for the first page of a visit. */
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
 * The one polite live region; it stands from the first render, else its first text would be missed.
 * A message that comes with a change of page does not take the place of the page's name.
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
