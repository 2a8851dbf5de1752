import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type FunctionComponent,
  type ReactElement,
} from 'react'
import { whenEngaged } from '#lib/engaged.ts'
import { answerPresses, storePlace } from '#lib/stored-places.ts'
import { useHydrated } from './use-hydrated.ts'

export interface RestOfPage {
  /**
   * Where the rest stands. Always this same element: one made anew would be an update, and React would
   * then take the stored HTML away for as long as the code is on its way.
   */
  readonly element: ReactElement
  /** True once it has been hydrated, or drawn. */
  isTaken: () => boolean
  /** Fetches the code now: for a page that is not stored. @throws where it does not come */
  fetch(): Promise<void>
  /** The visitor has gone on: what is pressed where it stood is the business of what stands there now. */
  leave(): void
}

const addressNow = () => window.location.pathname + window.location.search

interface TakenProps {
  part: FunctionComponent
  isElsewhere: () => boolean
  onTaken: () => void
}

/** The part is hydrated as it was stored, and drawn anew where the visitor has gone on meanwhile. */
function Taken({ part: Part, isElsewhere, onTaken }: TakenProps) {
  const [isLate] = useState(isElsewhere)
  const isHydrated = useHydrated()
  // Comes after the hydration, from which on presses are answered.
  useEffect(onTaken, [onTaken])
  return <Part key={isHydrated && isLate ? 'redrawn' : 'stored'} />
}

/**
 * What a stored page has beyond what it is taken over with. It stands there as HTML, whose links, menus
 * and fields are the browser's own; its code is fetched, and it is hydrated, once the visitor takes the
 * page up. Where the code does not come, the HTML stays as it is, until another fetch brings it.
 * @param place a selector of where it stands: what is pressed there is kept until its code is there
 * @param when calls back when it is time, if not once the page is taken up
 */
export function restOfPage(
  load: () => Promise<FunctionComponent>,
  place?: string,
  when: (begin: () => void) => unknown = whenEngaged,
): RestOfPage {
  const stored = place === undefined ? undefined : storePlace(place)
  let settle: ((Taken: FunctionComponent) => void) | undefined
  const loaded = new Promise<FunctionComponent>((resolve) => {
    settle = resolve
  })
  let Ready: FunctionComponent | undefined
  let isTaken = false
  /** Where the page was when it was begun to be taken over; known until it is. */
  let storedAt: string | undefined
  const isElsewhere = () => storedAt !== undefined && storedAt !== addressNow()
  const onTaken = () => {
    isTaken = true
    storedAt = undefined
    stored?.isOver()
    void answerPresses()
  }
  const fetch = async () => {
    const Loaded = await load()
    if (Ready) return
    stored?.hasCode()
    Ready = () => <Taken part={Loaded} isElsewhere={isElsewhere} onTaken={onTaken} />
    settle?.(Ready)
  }
  const fetchQuietly = () =>
    fetch().catch((failure) => console.warn('the rest of the page could not be fetched', failure))
  const Waiting = lazy(async () => {
    if (import.meta.env.SSR) await fetch()
    else {
      storedAt = addressNow()
      when(() => void fetchQuietly())
    }
    return { default: await loaded }
  })
  // What is there already is drawn with the page, not a moment after it.
  const Rest = () => (Ready ? <Ready /> : <Waiting />)
  return {
    element: (
      <Suspense>
        <Rest />
      </Suspense>
    ),
    isTaken: () => isTaken,
    fetch,
    leave: () => stored?.isOver(),
  }
}
