import { Trans } from '@lingui/react/macro'
import { findCoupons } from '#lib/coupon-like.ts'
import button from '#ui/form/button.module.css'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { SafeLink } from '#ui/link/safe-link.tsx'
import styles from './popup-dialog.module.css'
import type { Popup } from './popup.schema.ts'

interface PopupDialogProps {
  popup: Popup
  onClose: () => void
  onHideToday: () => void
}

/** Renders a popup: its image, text and link, if present. Coupon codes link to the form. */
export function PopupDialog({ popup, onClose, onHideToday }: PopupDialogProps) {
  const { title, image, html, address } = popup
  return (
    <Dialog
      open
      flag="general"
      closesOnBack
      title={title}
      onClose={onClose}
      onHideToday={onHideToday}
    >
      <div className={styles.body}>
        {image !== undefined && <Picture src={image} alt="" width={720} height={900} />}
        {html !== undefined && <RichHtml html={html} topHeading={3} findLinks={findCoupons} />}
        {address !== null && (
          <SafeLink href={address} className={button.primary}>
            <Trans>Learn more</Trans>
          </SafeLink>
        )}
      </div>
    </Dialog>
  )
}
