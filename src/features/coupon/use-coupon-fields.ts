import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { tabStorage } from '#lib/storage.ts'
import { findCodes, normalizeCode, type EnteredCoupon } from './coupon-input.ts'
import type { Coupon } from './coupon.queries.ts'
import { normalizeUid } from './uid-input.ts'

/**
 * Attributes of a field that neither keyboards nor password managers should fill in or change: a UID is no user
 * name, and a coupon code no one-time code.
 */
export const plainField = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

const storageKey = 'couponFields'

const storedSchema = v.object({ uid: v.string(), code: v.string(), search: v.string() })

/**
 * Keeps the text of the two fields for a reload of this tab. Browsers do not restore fields with
 * `autocomplete="off"`, and in-app browsers reload a page that the visitor returns to.
 */
function keepFields(fields: Coupon): void {
  if (fields.uid === '' && fields.code === '') forgetFields()
  else tabStorage.setItem(storageKey, JSON.stringify({ ...fields, search: location.search }))
}

/** Forgets the text of the fields, which stays in them until the page is left. */
export const forgetFields = () => tabStorage.removeItem(storageKey)

/** Returns the stored text. A link with another coupon in its search params replaces the code. */
function readStoredFields(): Coupon {
  try {
    const stored = v.parse(storedSchema, JSON.parse(tabStorage.getItem(storageKey) ?? ''))
    return { uid: stored.uid, code: stored.search === location.search ? stored.code : '' }
  } catch {
    return nothing
  }
}

const nothing: EnteredCoupon = { uid: '', code: '' }
const noCodes: readonly string[] = []

/**
 * Manages the two fields as uncontrolled inputs, which preserves text typed before hydration.
 * @param own UID of the member, or `null` if the UID is typed
 * @param linked code from the URL
 */
export function useCouponFields(own: string | null, linked: string) {
  const uidField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState(nothing)
  const [offered, setOffered] = useState(noCodes)
  // The prerendered value. It never changes, because the URL loses a redeemed code.
  const [initialCode] = useState(() => normalizeCode(linked))
  const lastLinked = useRef(initialCode)

  /** Reads the normalized values of the fields. Offers all codes of a message until another one is entered. */
  const readFields = (): EnteredCoupon => {
    const text = codeField.current?.value ?? ''
    const codes = findCodes(text)
    const read = {
      uid: normalizeUid(uidField.current?.value ?? ''),
      code: normalizeCode(text),
      isOwnUid: own !== null,
      hasSeveralCodes: codes.length > 1,
    }
    setEntered(read)
    setOffered((last) => (codes.length > 1 ? codes : last.includes(read.code) ? last : noCodes))
    return read
  }

  /** Reads the fields, and keeps what the visitor has typed. */
  const onInput = (): EnteredCoupon => {
    const read = readFields()
    const code = codeField.current?.value ?? ''
    // A code of the URL is not typed.
    const typedCode = code === lastLinked.current ? '' : code
    keepFields({ uid: own === null ? read.uid : '', code: typedCode })
    return read
  }

  /** Writes the normalized values back to the fields, except for several codes, and returns them. */
  const normalizeFields = (): EnteredCoupon => {
    const read = onInput()
    const { current: uid } = uidField
    const { current: code } = codeField
    if (uid && uid.value !== read.uid) uid.value = read.uid
    if (code && code.value !== read.code && !read.hasSeveralCodes) code.value = read.code
    return read
  }

  // Before the fields are read, and before a link fills in its code.
  useEffect(() => {
    const stored = readStoredFields()
    if (stored.uid !== '' && uidField.current?.value === '') uidField.current.value = stored.uid
    if (stored.code !== '' && codeField.current?.value === '') codeField.current.value = stored.code
  }, [])
  // Sets the member's UID before paint.
  useLayoutEffect(() => {
    if (own !== null && uidField.current) uidField.current.value = own
  }, [own])
  // Fills in the code of another link, unless the visitor has typed one.
  useEffect(() => {
    const code = normalizeCode(linked)
    const { current: field } = codeField
    if (code === '' || field === null) return
    if (field.value === '' || field.value === lastLinked.current) field.value = code
    lastLinked.current = code
  }, [linked])
  // Syncs the preview with fields that the browser or the URL has filled.
  useEffect(() => {
    onInput()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [own])
  useEffect(() => {
    readFields()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [linked])

  return {
    uidField,
    codeField,
    entered,
    offered,
    initialCode,
    onInput,
    normalizeFields,
    fillInUid: (uid: string) => {
      if (uidField.current === null) return
      uidField.current.value = uid
      onInput()
      codeField.current?.focus()
    },
    fillInCode: (code: string) => {
      if (codeField.current) codeField.current.value = code
      onInput()
    },
  }
}
