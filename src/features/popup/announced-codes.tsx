import { Trans } from '@lingui/react/macro'
import { partIcons } from '#ui/icons/part-icons.ts'
import { RowLink } from '#ui/link/row-link.tsx'
import { useCodes } from './popup.queries.ts'

/** Renders a link to the coupon form for each announced code, which it fills in, or one to the empty form. */
export function AnnouncedCodes() {
  const { data: codes = [] } = useCodes()
  if (codes.length === 0) {
    return (
      <li>
        <RowLink to="/coupon" shape={partIcons.ticket} label={<Trans>Coupon</Trans>}>
          <Trans>Redeem a coupon code for rewards in the game</Trans>
        </RowLink>
      </li>
    )
  }
  return codes.map((code) => (
    <li key={code}>
      <RowLink
        to="/coupon"
        search={{ code }}
        shape={partIcons.ticket}
        label={<Trans>Coupon code</Trans>}
      >
        {code}
      </RowLink>
    </li>
  ))
}
