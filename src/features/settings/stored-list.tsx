import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { Button } from '#ui/form/button.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { eraseAllAtom, eraseStoredAtom, storedAtom } from './settings.atoms.ts'
import styles from './settings.module.css'
import type { StoredEntry, StoredKind } from './stored-entries.ts'
import { storedNames } from './stored-names.ts'

/** Groups entries by kind; each entry of unknown kind forms its own group. */
function groupsOf(entries: readonly StoredEntry[]) {
  const known = new Set(entries.map(({ kind }) => kind).filter((kind) => kind !== 'other'))
  return [
    ...[...known].map((kind) => ({ kind, keys: keysOf(entries, kind), detail: undefined })),
    ...keysOf(entries, 'other').map((key) => ({
      kind: 'other' as const,
      keys: [key],
      detail: key,
    })),
  ]
}

const keysOf = (entries: readonly StoredEntry[], wanted: StoredKind) =>
  entries.filter(({ kind }) => kind === wanted).map(({ key }) => key)

/** Renders the data stored in this browser, grouped by purpose, with a button to erase each group. */
export function StoredList() {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const entries = useAtomValue(storedAtom)
  const erase = useSetAtom(eraseStoredAtom)
  const eraseAll = useSetAtom(eraseAllAtom)
  const box = useRef<HTMLDivElement>(null)

  const onErase = (keys: readonly string[], name: string) => {
    for (const key of keys) erase(key)
    announce(t`Deleted: ${name}`)
    // The button is removed together with its entry.
    box.current?.focus()
  }

  const onEraseAll = () => {
    eraseAll()
    announce(t`All data this site stored in this browser has been deleted.`)
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className="stack">
      {entries.length === 0 ? (
        <p>
          <Trans>Nothing is stored in this browser.</Trans>
        </p>
      ) : (
        <>
          <ul className="rows">
            {groupsOf(entries).map(({ kind, keys, detail }) => {
              const name = i18n._(storedNames[kind])
              return (
                <StoredItem
                  key={detail ?? kind}
                  name={name}
                  detail={detail}
                  onErase={() => onErase(keys, name)}
                />
              )
            })}
          </ul>
          <p className="cluster">
            <Button onClick={onEraseAll}>
              <Trans>Delete all</Trans>
            </Button>
          </p>
        </>
      )}
    </div>
  )
}

interface StoredItemProps {
  /** Translated name of the purpose. */
  name: string
  /** The storage key, for an entry of unknown kind. */
  detail: string | undefined
  onErase: () => void
}

/** Renders the data stored for one purpose, and a button to erase it. */
function StoredItem({ name, detail, onErase }: StoredItemProps) {
  const { t } = useLingui()
  const label = t`Delete: ${name}`
  return (
    <li className="cluster">
      <span className={styles.what}>
        <span>{name}</span>
        {detail !== undefined && <code className="meta">{detail}</code>}
      </span>
      <button
        type="button"
        className="target"
        aria-label={detail === undefined ? label : `${label} (${detail})`}
        onClick={onErase}
      >
        <Trans>Delete</Trans>
      </button>
    </li>
  )
}
