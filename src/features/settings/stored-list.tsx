import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useAnnounce } from '#ui/live-region.tsx'
import { eraseStoredAtom, storedAtom } from './settings.atoms.ts'
import styles from './settings.module.css'
import { storedNames } from './stored-names.ts'

/** What is stored on this device, each to be erased. */
export function StoredList() {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const entries = useAtomValue(storedAtom)
  const erase = useSetAtom(eraseStoredAtom)
  const box = useRef<HTMLDivElement>(null)

  const onErase = (key: string, name: string) => {
    erase(key)
    announce(t`Erased: ${name}`)
    // The button is gone with its entry.
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.stored}>
      {entries.length === 0 ? (
        <p>
          <Trans>Nothing is stored.</Trans>
        </p>
      ) : (
        <ul className={styles.entries}>
          {entries.map(({ key, kind, value }) => {
            const name = i18n._(storedNames[kind])
            return (
              <li key={key} className={styles.entry}>
                <span>
                  {name}
                  <code className={styles.value}>
                    {key} = {value}
                  </code>
                </span>
                <Button aria-label={t`Erase: ${name}`} onClick={() => onErase(key, name)}>
                  <Trans>Erase</Trans>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
