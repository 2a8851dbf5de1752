import { atom, useAtomValue, useSetAtom } from 'jotai'

const messageAtom = atom('')

/** The page that was named last; the first page of a visit is named by the browser itself. */
const pageAtom = atom({ path: '', name: '', isFirst: true })

/** Says a text to screen readers through the page's one live region (WCAG 4.1.3). */
const announceAtom = atom(null, (_get, set, message: string) => set(messageAtom, message))

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
      <p>{message}</p>
    </div>
  )
}
