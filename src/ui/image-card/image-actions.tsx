import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { withDeadline } from '#lib/promises.ts'
import { Button } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { InAppNote } from '#ui/in-app/in-app-note.tsx'
import styles from './image-card.module.css'
import { saveFile } from '#ui/share/save-file.ts'
import { openShareDialog } from '#ui/share/share.ts'

/** Longer than copying takes: the clipboard of some webviews never responds. */
const limitMs = 5000

interface ImageActionsProps {
  file: File
  /** The title for the device's share dialog. */
  title: string
  /** The URL that is shared together with the image. */
  url: string
}

/** Renders the actions for an image: it can always be saved, and shared or copied where the device can. */
export function ImageActions({ file, title, url }: ImageActionsProps) {
  const { t } = useLingui()
  const [message, setMessage] = useState('')
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  const canCopy = 'clipboard' in navigator && 'ClipboardItem' in globalThis
  const save = () => {
    saveFile(file, file)
    // Browsers of apps ignore the file without an error.
    setMessage(t`To save the image yourself, press and hold it or right-click it.`)
  }
  const copy = async () => {
    try {
      const item = new ClipboardItem({ [file.type]: file })
      await withDeadline(limitMs, undefined, () => navigator.clipboard.write([item]))
      setMessage(t`Image copied`)
    } catch (refusal) {
      console.warn('failed to copy an image', refusal)
      setMessage(t`We couldn't copy the image. Please save it instead.`)
    }
  }
  const share = async () => {
    if ((await openShareDialog({ files: [file], title, text: url })) === 'refused')
      setMessage(t`We couldn't share the image. Please save it instead.`)
  }
  return (
    <div className={`cluster ${styles.actions}`}>
      {canShare && (
        <Button onClick={() => void share()}>
          <Icon shape={icons.share} />
          <Trans>Share image</Trans>
        </Button>
      )}
      <Button onClick={save}>
        <Trans>Save image</Trans>
      </Button>
      {canCopy && (
        <Button onClick={() => void copy()}>
          <Trans>Copy image</Trans>
        </Button>
      )}
      <p role="status" className={`meta ${styles.message}`}>
        {message}
      </p>
      <InAppNote>
        <Trans>You're viewing this inside an app, where the button might not save images.</Trans>
      </InAppNote>
    </div>
  )
}
