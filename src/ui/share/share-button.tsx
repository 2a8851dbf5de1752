import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import fields from '#ui/form/field.module.css'
import { useHydrated } from '#ui/when/hydration.tsx'
import { pageUrl } from './page-url.ts'
import { canShare, share } from './share.ts'
import styles from './share-button.module.css'

interface ShareButtonProps {
  /** The title for the device's share dialog. */
  title: string
  /** The URL to share; this page by default. */
  url?: string | undefined
}

/** Selects the text of a field. Defined once, so that React calls it only on mount and unmount. */
const selectText = (input: HTMLInputElement | null) => input?.select()

/**
 * Renders a button that shares or copies a URL. The last fallback shows the URL to copy by hand.
 */
export function ShareButton({ title, url }: ShareButtonProps) {
  const { t } = useLingui()
  const announce = useAnnounce()
  const [copied, setCopied] = useState(false)
  const [toCopy, setToCopy] = useState<string | null>(null)
  const copies = useHydrated() && !canShare()

  const shareOrCopy = async (anchor: Element) => {
    const target = url ?? pageUrl()
    const outcome = await share({ title, url: target }, anchor)
    setCopied(outcome === 'copied')
    setToCopy(outcome === 'refused' ? target : null)
    if (outcome === 'copied') announce(t`Link copied`)
    if (outcome === 'refused') announce(t`Copy this link`)
  }

  return (
    <div className={`stack ${styles.share}`}>
      <Button
        onClick={(event) => void shareOrCopy(event.currentTarget)}
        onBlur={() => setCopied(false)}
      >
        {/* Both labels share one grid cell: the button is as wide as "Link copied", the longest, and never changes
            size. */}
        <span className={styles.labels}>
          <span data-shown={!copied}>
            <Icon shape={copies ? icons.link : icons.share} />
            {copies ? <Trans>Copy link</Trans> : <Trans>Share</Trans>}
          </span>
          <span data-shown={copied}>
            <Icon shape={icons.check} />
            <Trans>Link copied</Trans>
          </span>
        </span>
      </Button>
      {toCopy !== null && (
        <label className={fields.field}>
          <Trans>Copy this link</Trans>
          <input
            ref={selectText}
            className={fields.input}
            readOnly
            value={toCopy}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  )
}
