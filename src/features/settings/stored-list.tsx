import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/live-region.tsx'
import { eraseAllAtom, eraseStoredAtom, storedAtom } from './settings.atoms.ts'
import styles from './settings.module.css'
import type { StoredEntry } from './stored-entries.ts'
import { StoredItem } from './stored-item.tsx'
import { storedNames } from './stored-names.ts'

/** What is stored on this device, each to be erased. */
export function StoredList() {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const entries = useAtomValue(storedAtom)
  const erase = useSetAtom(eraseStoredAtom)
  const eraseAll = useSetAtom(eraseAllAtom)
  const box = useRef<HTMLDivElement>(null)

  /** Entries of the same kind, as those of two popups, are numbered. */
  const nameOf = (entry: StoredEntry) => {
    const name = i18n._(storedNames[entry.kind])
    const same = entries.filter(({ kind }) => kind === entry.kind)
    return same.length === 1 ? name : `${name} ${same.indexOf(entry) + 1}`
  }

  const onErase = (key: string, name: string) => {
    erase(key)
    announce(t`Deleted: ${name}`)
    // The button is gone with its entry.
    box.current?.focus()
  }

  const onEraseAll = () => {
    eraseAll()
    announce(t`Everything has been deleted.`)
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.stored}>
      {entries.length === 0 ? (
        <p>
          <Trans>Nothing is stored on this device.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.entries}>
            {entries.map((entry) => {
              const name = nameOf(entry)
              const onEraseItem = () => onErase(entry.key, name)
              return <StoredItem key={entry.key} entry={entry} name={name} onErase={onEraseItem} />
            })}
          </ul>
          <Button onClick={onEraseAll}>
            <Trans>Delete all</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
