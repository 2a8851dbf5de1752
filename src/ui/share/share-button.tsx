import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { canShare, pageAddress, share } from './share.ts'
import styles from './share-button.module.css'
import { useHydrated } from '#ui/when/use-hydrated.ts'

interface ShareButtonProps {
  /** What is shared, for the device's sheet. */
  title: string
  /** Where it is; this page where none is given. */
  address?: string | undefined
}

/** Shares or copies an address: whatever the device can do, in the end the address to copy by hand. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const { t } = useLingui()
  const announce = useAnnounce()
  const [copied, setCopied] = useState(false)
  const [toCopy, setToCopy] = useState<string | null>(null)
  const copies = useHydrated() && !canShare()
  const shown = copied ? 'copied' : copies ? 'copy' : 'share'

  const onPress = async (beside: Element) => {
    const target = address ?? pageAddress()
    const outcome = await share({ title, address: target }, beside)
    setCopied(outcome === 'copied')
    setToCopy(outcome === 'refused' ? target : null)
    if (outcome === 'copied') announce(t`Link copied`)
    if (outcome === 'refused') announce(t`Copy this link`)
  }

  return (
    <div className={styles.share}>
      <Button
        onClick={(event) => void onPress(event.currentTarget)}
        onBlur={() => setCopied(false)}
      >
        <Icon
          shape={
            shown === 'copied'
              ? partIcons.check
              : shown === 'copy'
                ? partIcons.link
                : partIcons.share
          }
        />
        {/* All three in one place: the button is as wide as the longest and never moves. */}
        <span className={styles.labels}>
          <span data-shown={shown === 'share'}>
            <Trans>Share</Trans>
          </span>
          <span data-shown={shown === 'copy'}>
            <Trans>Copy link</Trans>
          </span>
          <span data-shown={shown === 'copied'}>
            <Trans>Link copied</Trans>
          </span>
        </span>
      </Button>
      {toCopy !== null && (
        <label className={styles.byHand}>
          <Trans>Copy this link</Trans>
          <input
            ref={(input) => input?.select()}
            className={styles.address}
            readOnly
            value={toCopy}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  )
}
