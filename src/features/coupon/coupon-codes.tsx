import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { Badge } from '#ui/card/badge.tsx'
import button from '#ui/form/button.module.css'
import { Button } from '#ui/form/button.tsx'
import { Section } from '#ui/page/section.tsx'
import { entryOf, isCredited } from './coupon-history.ts'
import { resultNames } from './coupon-outcome.ts'
import styles from './coupon.module.css'
import { historyAtom } from './coupon.atoms.ts'

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
    <Section title={<Trans>Featured codes</Trans>}>
      <ul className="stack">
        {codes.map((code) => (
          <li key={code}>
            <Link
              to="."
              search={{ code }}
              resetScroll={false}
              onClick={() => onPick(code)}
              className={`${button.button} ${styles.offer}`}
            >
              <span className={styles.code}>{code}</span>{' '}
              {isDone(code) ? (
                <Badge tone="sea">{i18n._(resultNames.used)}</Badge>
              ) : (
                <span>
                  <Trans comment="Fills in the coupon code that it is next to.">Fill in</Trans>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
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
      <p id={id}>
        <Trans>There are several codes in that text. Each button redeems one of them.</Trans>
      </p>
      <ul className="rows">
        {codes.map((code) => {
          const result = entryOf(history, { code, uid })?.result
          return (
            <li key={code} className="cluster">
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
