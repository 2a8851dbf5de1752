import type { createStore } from 'jotai'
import { choicesAtom } from './settings.atoms.ts'

/** The settings that stylesheets read, as attributes of the document. */
const attributes = [
  ['scheme', 'data-scheme'],
  ['motion', 'data-motion'],
] as const

/**
 * Syncs the attributes of the document with the settings. The inline script sets color scheme and motion before
 * the first paint. @returns the function that disconnects
 */
export function connectDocument(store: ReturnType<typeof createStore>): () => void {
  const apply = () => {
    const choices = store.get(choicesAtom)
    for (const [name, attribute] of attributes) {
      if (choices[name] === 'system') document.documentElement.removeAttribute(attribute)
      else document.documentElement.setAttribute(attribute, choices[name])
    }
  }
  const unsubscribe = store.sub(choicesAtom, apply)
  apply()
  return unsubscribe
}
