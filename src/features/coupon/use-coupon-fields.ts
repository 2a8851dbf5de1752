import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { normaliseCode, normaliseUid } from './normalise-code.ts'

type FieldRef = RefObject<HTMLInputElement | null>

/** The value of a field as it is sent, and shown from now on. */
function tidied({ current: field }: FieldRef, normalise: (text: string) => string): string {
  if (field === null) return ''
  const value = normalise(field.value)
  if (field.value !== value) field.value = value
  return value
}

/**
 * The two fields of the form, which keep their own text: whatever was typed before the app came stays.
 * @param own the UID that is not typed, or `null`
 * @param prefilled the code of the address
 */
export function useCouponFields(own: string | null, prefilled: string) {
  const uidField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState({ uid: '', code: '' })

  /** Notes what is in the fields now, as it would be sent. */
  const look = () =>
    setEntered({
      uid: normaliseUid(uidField.current?.value ?? ''),
      code: normaliseCode(codeField.current?.value ?? ''),
    })

  // Fills the own UID in before it is painted.
  useLayoutEffect(() => {
    if (own !== null && uidField.current) uidField.current.value = own
  }, [own])
  // Keeps what is shown back in step with fields that were filled by the browser or the address.
  useEffect(look, [own, prefilled])

  const fillIn = (value: string) => {
    if (uidField.current === null) return
    uidField.current.value = value
    look()
    codeField.current?.focus()
  }

  return {
    uidField,
    codeField,
    entered,
    look,
    fillIn,
    tidy: () => ({ uid: tidied(uidField, normaliseUid), code: tidied(codeField, normaliseCode) }),
  }
}
