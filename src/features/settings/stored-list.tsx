import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Button } from '#ui/form/button.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { eraseAllAtom, eraseStoredAtom, storedAtom } from './settings.atoms.ts'
import styles from './settings.module.css'
import type { StoredEntry, StoredKind } from './stored-entries.ts'

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
    announce(t`All data stored in this browser has been deleted.`)
    box.current?.focus()
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.stored}>
      {entries.length === 0 ? (
        <p>
          <Trans>Nothing is stored in this browser.</Trans>
        </p>
      ) : (
        <>
          <ul className={styles.entries}>
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
          <Button onClick={onEraseAll}>
            <Trans>Delete all</Trans>
          </Button>
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
    <li className={styles.entry}>
      <span className={styles.what}>
        <span>{name}</span>
        {detail !== undefined && <code className={styles.value}>{detail}</code>}
      </span>
      <Button aria-label={detail === undefined ? label : `${label} (${detail})`} onClick={onErase}>
        <Trans>Delete</Trans>
      </Button>
    </li>
  )
}

/** The name of each kind: a noun that names its purpose. */
const storedNames: Record<StoredKind, MessageDescriptor> = {
  language: msg`Language setting`,
  'language-hint': msg`Language suggestion (already shown)`,
  'message-language': msg`Second language of developer messages`,
  scheme: msg`Theme setting`,
  motion: msg`Motion setting`,
  'hidden-popup': msg`Popup hidden for today`,
  consent: msg`Cookie settings`,
  'consent-time': msg`When you chose your cookie settings`,
  'consent-expiry': msg`Expiry date of your cookie settings`,
  music: msg`Background music on or off`,
  'music-start': msg`Background music autoplay setting`,
  'music-volume': msg`Volume setting`,
  'music-muted': msg`Mute setting`,
  'own-name': msg`Your nickname in the rankings`,
  stars: msg`Starred players`,
  unread: msg`New post marks`,
  'data-saving': msg`Data saver setting`,
  coupons: msg`Coupon history`,
  uids: msg`Saved UIDs`,
  'coupon-form': msg`Text in the coupon form, until you close this tab`,
  'survey-drafts': msg`Survey answers you haven't submitted, until you close this tab`,
  tab: msg`What this tab has loaded, until you close it`,
  other: msg`Other data`,
}
