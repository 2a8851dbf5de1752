import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId, type ReactNode } from 'react'
import { Badge } from '#ui/card/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { entryOf, isCredited } from './coupon-history.ts'
import { resultNames } from './coupon-outcome.ts'
import styles from './coupon.module.css'
import { historyAtom } from './coupon.atoms.ts'

/** Renders a section next to the ticket. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id} className={`${styles.title} display`}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface OpenCodesProps {
  codes: readonly string[]
  /** Called when a code is clicked, which also becomes part of the URL. */
  onPick: (code: string) => void
}

/** Offers the announced codes as links, each of which fills in the form. */
export function OpenCodes({ codes, onPick }: OpenCodesProps) {
  const { i18n } = useLingui()
  const history = useAtomValue(historyAtom)
  const isDone = (code: string) =>
    history.some((entry) => entry.code === code && isCredited(entry.result))
  if (codes.length === 0) return null
  return (
    <Panel title={<Trans>Featured codes</Trans>}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Link
              to="."
              search={{ code }}
              resetScroll={false}
              onClick={() => onPick(code)}
              className={styles.openCode}
            >
              <span className={styles.code}>{code}</span>
              {isDone(code) && <Badge tone="sea">{i18n._(resultNames.used)}</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface CodeChoiceProps {
  /** The codes of the pasted message. */
  codes: readonly string[]
  uid: string
  isBusy: boolean
  /** Called when the button of a code is clicked. */
  onRedeem: (code: string) => void
}

/** Offers each code of a message with several: one click redeems one code, and each has its own result. */
export function CodeChoice({ codes, uid, isBusy, onRedeem }: CodeChoiceProps) {
  const { i18n } = useLingui()
  const id = useId()
  const history = useAtomValue(historyAtom)
  if (codes.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.note}>
        <Trans>There are several codes in that text. Each button redeems one of them.</Trans>
      </p>
      <ul className={styles.choice}>
        {codes.map((code) => {
          const result = entryOf(history, { code, uid })?.result
          return (
            <li key={code}>
              <Button busy={isBusy} onClick={() => onRedeem(code)}>
                <span className={styles.code}>
                  <Trans>Redeem {code}</Trans>
                </span>
              </Button>
              {result !== undefined && (
                <Badge tone={isCredited(result) ? 'sea' : 'quiet'}>
                  {i18n._(resultNames[result])}
                </Badge>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
