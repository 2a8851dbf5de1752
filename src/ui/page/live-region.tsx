import { atom, useAtomValue, useSetAtom } from 'jotai'

/** With a counter, so that the same text can be announced again. */
const messageAtom = atom({ text: '', count: 0, isForNextPage: false })

interface AnnouncedPage {
  path: string
  name: string
  /** The language of the name, if it differs from the page's. */
  lang?: string | undefined
}

/** The page that was announced last; the browser itself announces the first page of a visit. */
const pageAtom = atom<AnnouncedPage & { isFirst: boolean }>({ path: '', name: '', isFirst: true })

/**
 * Announces a text to screen readers through the page's only live region (WCAG 2.2 SC 4.1.3). The text
 * stays there until the next page, or until the one after it if it is about a navigation.
 */
const announceAtom = atom(null, (get, set, text: string, isForNextPage: boolean = false) =>
  set(messageAtom, { text, count: get(messageAtom).count + 1, isForNextPage }),
)

/** Announces the name of the page at `path`, except for the first page of a visit. */
export const announcePageAtom = atom(null, (get, set, page: AnnouncedPage) => {
  const last = get(pageAtom)
  const isSamePath = last.path === '' || last.path === page.path
  set(pageAtom, { ...page, isFirst: last.isFirst && isSamePath })
  if (isSamePath) return
  const message = get(messageAtom)
  const text = message.isForNextPage ? message.text : ''
  set(messageAtom, { ...message, text, isForNextPage: false })
})

/** Returns a function that announces a message to screen readers. */
export const useAnnounce = () => useSetAtom(announceAtom)

/**
 * Renders the only polite live region. It is there from the start, or its first text would be missed. A message that is
 * announced together with a new page does not replace the page's name.
 */
export function LiveRegion() {
  const page = useAtomValue(pageAtom)
  const message = useAtomValue(messageAtom)
  return (
    <div className="visually-hidden" role="status" aria-atomic="false">
      <p lang={page.lang}>{page.isFirst ? '' : page.name}</p>
      <p key={message.count}>{message.text}</p>
    </div>
  )
}
