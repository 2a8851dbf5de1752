import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './hero-code.module.css'
import { QrCode, StoreCodes } from './store-codes.tsx'
import { useStores } from './store-links.tsx'

/**
 * Renders the QR code of the main page next to the stores, for visitors at a computer. A click shows those of the
 * stores, large.
 */
export function HeroCode() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const stores = useStores()
  const name = t`Scan with your phone`
  return (
    <>
      <button
        type="button"
        className={styles.code}
        aria-haspopup="dialog"
        aria-label={name}
        title={name}
        onClick={() => setIsOpen(true)}
      >
        <QrCode url={window.location.href.replace(/[?#].*/, '')} />
      </button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title={name} closesOnBack>
          <div className={styles.codes}>
            <StoreCodes stores={stores} />
          </div>
        </Dialog>
      )}
    </>
  )
}
