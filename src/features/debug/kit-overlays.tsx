import { useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './kit-page.module.css'

const paragraphs = Array.from({ length: 12 }, (_, index) => index + 1)

/** Shows dialogs: short, long, and one that can be hidden for today. */
export function KitOverlays() {
  const [open, setOpen] = useState<'short' | 'long' | 'popup' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Dialog">
      <div className={styles.row}>
        <Button onClick={() => setOpen('short')}>Short</Button>
        <Button onClick={() => setOpen('long')}>Long</Button>
        <Button onClick={() => setOpen('popup')}>Popup</Button>
      </div>
      <Dialog open={open === 'short'} onClose={close} title="A short one">
        <p>The lanterns are lit.</p>
        <Button primary onClick={close}>
          Good
        </Button>
      </Dialog>
      <Dialog
        open={open === 'long'}
        onClose={close}
        title="제목이 길어서 두 줄이 되는 대화 상자의 예시입니다"
      >
        {paragraphs.map((number) => (
          <p key={number}>
            {`${number}. A small island at dusk, and the sea around it, quiet and wide.`}
          </p>
        ))}
      </Dialog>
      <Dialog
        open={open === 'popup'}
        onClose={close}
        title="Lantern festival"
        onHideToday={() => undefined}
      >
        <p>From June to July.</p>
      </Dialog>
    </Section>
  )
}
