import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/live-region.tsx'
import { eraseAllAtom, eraseStoredAtom, storedAtom } from './settings.atoms.ts'
import styles from './settings.module.css'
import { StoredItem } from './stored-item.tsx'

/** What is stored on this device, each to be erased. */
export function StoredList() {
  const { t } = useLingui()
  const announce = useAnnounce()
  const entries = useAtomValue(storedAtom)
  const erase = useSetAtom(eraseStoredAtom)
  const eraseAll = useSetAtom(eraseAllAtom)
  const box = useRef<HTMLDivElement>(null)

  const onErase = (key: string, name: string) => {
    erase(key)
    announce(t`Erased: ${name}`)
    // The button is gone with its entry.
    box.current?.focus()
  }

  const onEraseAll = () => {
    eraseAll()
    announce(t`Everything was erased.`)
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.stored}>
      {entries.length === 0 ? (
        <p>
          <Trans>Nothing is stored.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <StoredItem
                key={entry.key}
                entry={entry}
                onErase={(name) => onErase(entry.key, name)}
              />
            ))}
          </ul>
          <Button onClick={onEraseAll}>
            <Trans>Erase everything</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
