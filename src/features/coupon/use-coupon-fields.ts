import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { normalizeCode, normalizeUid } from './normalize-code.ts'

type FieldRef = RefObject<HTMLInputElement | null>

/** Returns the normalized value of a field and writes it back to the field. */
function normalizeField({ current: field }: FieldRef, normalize: (text: string) => string): string {
  if (field === null) return ''
  const value = normalize(field.value)
  if (field.value !== value) field.value = value
  return value
}

/**
 * Manages the two fields as uncontrolled inputs, which preserves text typed before hydration.
 * @param own UID of the member, or `null` if the UID is typed
 * @param prefilled code from the URL
 */
export function useCouponFields(own: string | null, prefilled: string) {
  const uidField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState({ uid: '', code: '' })

  /** Reads the normalized values of the fields. */
  const readFields = () =>
    setEntered({
      uid: normalizeUid(uidField.current?.value ?? ''),
      code: normalizeCode(codeField.current?.value ?? ''),
    })

  // Sets the member's UID before paint.
  useLayoutEffect(() => {
    if (own !== null && uidField.current) uidField.current.value = own
  }, [own])
  // Syncs the preview with fields that the browser or the URL has filled.
  useEffect(readFields, [own, prefilled])

  const fillIn = (value: string) => {
    if (uidField.current === null) return
    uidField.current.value = value
    readFields()
    codeField.current?.focus()
  }

  return {
    uidField,
    codeField,
    entered,
    readFields,
    fillIn,
    normalizeFields: () => ({
      uid: normalizeField(uidField, normalizeUid),
      code: normalizeField(codeField, normalizeCode),
    }),
  }
}
