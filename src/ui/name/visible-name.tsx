import { Trans, useLingui } from '@lingui/react/macro'
import { isBlankName } from '#lib/display-name.ts'

/** Returns a function that replaces a name that looks empty by a label, for texts. */
export function useVisibleName(): (name: string) => string {
  const { t } = useLingui()
  return (name) => (isBlankName(name) ? t`No visible name` : name)
}

/**
 * Renders the name of a player or a club. Isolated, so that its script direction doesn't affect the adjacent
 * text.
 */
export function VisibleName({ name, className }: { name: string; className?: string }) {
  if (!isBlankName(name)) return <bdi className={className}>{name}</bdi>
  return (
    <i className={className}>
      <Trans>No visible name</Trans>
    </i>
  )
}
