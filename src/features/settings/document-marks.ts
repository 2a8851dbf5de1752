import { dataSavingKey } from '#lib/data-saving.ts'
import { storage } from '#lib/storage.ts'

const marks = [
  { key: 'scheme', values: ['light', 'dark'], attribute: 'data-scheme' },
  { key: 'motion', values: ['off'], attribute: 'data-motion' },
  { key: dataSavingKey, values: ['on'], attribute: 'data-saving' },
] as const

/**
 * Sets the attributes of the document that stylesheets follow to the stored settings. The inline
 * script has set scheme and motion before the first paint.
 */
function markDocument(): void {
  for (const { key, values, attribute } of marks) {
    const stored = storage.getItem(key)
    const value = values.find((known) => known === stored)
    if (value === undefined) document.documentElement.removeAttribute(attribute)
    else document.documentElement.setAttribute(attribute, value)
  }
}

/** Keeps the attributes in step with storage. @returns the function that stops it */
export function connectDocument(): () => void {
  markDocument()
  return storage.subscribe(null, markDocument)
}
