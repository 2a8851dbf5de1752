import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
} from 'react'

/** Safari refuses more than 100 URLs in 10 seconds, so typing doesn't write each one. */
const pauseMs = 1000

type Values<Name extends string> = Readonly<Record<Name, string>>

function isSame<Name extends string>(one: Values<Name>, other: Values<Name>): boolean {
  return Object.entries(one).every(([name, value]) => Object(other)[name] === value)
}

function fieldIn(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

/**
 * Returns true for text that an input method has still to convert, such as the "kuぽ" of クーポン: the list stays as
 * it is. Korean syllables match while they are composed, and so do the words of Android's keyboards, which compose any
 * language. On a Japanese page, letters may become kana.
 */
function isUnconverted(event: Event): boolean {
  if (!(event instanceof InputEvent && event.isComposing)) return false
  const text = event.data ?? ''
  const isOfLetters = document.documentElement.lang !== 'ja' && /^[ -ɏ]*$/.test(text)
  return !isOfLetters && !/[ㄱ-ㆎ가-힣]/.test(text)
}

interface TypedFilterOptions<Name extends string> {
  /** The values in the URL, by the names of the fields. */
  inUrl: Values<Name>
  /** Returns a typed text as the URL contains it. */
  clean: (text: string) => string
  /** Writes the values to the URL. */
  save: (values: Values<Name>) => void
}

/**
 * Filters a list while typing. The fields are uncontrolled, so that neither hydration nor a composition loses
 * text. The URL follows on blur, on submit and after a pause, never during a composition; a new URL changes the
 * fields unless the visitor has typed since.
 */
export function useTypedFilter<Name extends string>({
  inUrl,
  clean,
  save,
}: TypedFilterOptions<Name>) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(inUrl)
  const [url, setUrl] = useState(inUrl)
  const [saved, setSaved] = useState(inUrl)
  const [isComposing, setComposing] = useState(false)
  const shown = useDeferredValue(typed)
  if (!isSame(url, inUrl)) {
    setUrl(inUrl)
    setSaved(inUrl)
    if (isSame(typed, saved)) setTyped(inUrl)
  }

  const names = Object.keys(inUrl)
  const read = (): Values<Name> => {
    const values = { ...inUrl }
    for (const name of names) {
      Object.assign(values, { [name]: clean(fieldIn(form.current, name)?.value ?? '') })
    }
    if (!isSame(values, typed)) setTyped(values)
    return values
  }
  const saveValues = (values: Values<Name>) => {
    if (isSame(values, inUrl)) return
    setSaved(values)
    save(values)
  }

  // React fires no event for text that was typed before hydration. The text is known before the search
  // params of the URL, which it replaces.
  useLayoutEffect(() => {
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])

  // Writes the values of another URL to the fields, such as those of Back.
  const writtenUrl = useRef(url)
  const writeUrl = useEffectEvent(() => {
    for (const [name, value] of Object.entries<string>(typed)) {
      const field = fieldIn(form.current, name)
      if (field && clean(field.value) !== value) field.value = value
    }
  })
  useEffect(() => {
    if (writtenUrl.current !== url) writeUrl()
    writtenUrl.current = url
  }, [url])

  // Saves after a pause.
  const saveLater = useEffectEvent(saveValues)
  useEffect(() => {
    if (isComposing) return undefined
    const timer = setTimeout(() => saveLater(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, isComposing])

  return {
    /** The values of the fields, which may be ahead of the URL. */
    typed,
    /** The same for what is costly to render: it may lag behind the typing. */
    shown,
    form: {
      ref: form,
      onInput: ({ nativeEvent }: FormEvent) => {
        if (!isUnconverted(nativeEvent)) read()
      },
      onBlur: () => saveValues(read()),
      onSubmit: () => saveValues(read()),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => {
        setComposing(false)
        read()
      },
    },
  }
}
