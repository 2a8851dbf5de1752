import { Trans } from '@lingui/react/macro'
import type { ScenarioGroup } from './scenarios.ts'

const names = {
  content: <Trans>Content</Trans>,
  sessions: <Trans>Sessions</Trans>,
  empty: <Trans>Empty lists</Trans>,
  faults: <Trans>Failures</Trans>,
  coupons: <Trans>Coupon results</Trans>,
  surveys: <Trans>Survey results</Trans>,
  clock: <Trans>Clock</Trans>,
  hostile: <Trans>Hostile content</Trans>,
}

/** Renders the name of a scenario group. */
export function GroupName({ group }: { group: ScenarioGroup }) {
  return names[group]
}
