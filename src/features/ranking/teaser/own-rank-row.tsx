import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { interaction } from '#lib/when.ts'
import { lazyExtra } from '#ui/feedback/optional.tsx'
import { icons } from '#ui/icons/icons.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { RowLink } from '#ui/link/row-link.tsx'
import { useSavingData } from '#ui/when/use-saving-data.ts'
import { useWhen } from '#ui/when/use-when.ts'
import { pinnedAtom } from '../pinned/pinned.atoms.ts'

// Reads a whole leaderboard, for visitors who have stored their nickname.
const OwnRank = lazyExtra(async () => (await import('./own-rank.tsx')).OwnRank)

/** Renders a link to the visitor's rank, or to the leaderboard where the nickname can be stored. */
export function OwnRankRow() {
  const own = useAtomValue(pinnedAtom)?.own ?? ''
  const canLoad = useWhen(interaction)
  const isSavingData = useSavingData()
  return (
    <RowLink to="/ranking" shape={icons.trophy} label={<Trans>My rank</Trans>}>
      {own === '' ? (
        <Trans>Pin my rank</Trans>
      ) : (
        <>
          <VisibleName name={own} />
          {canLoad && isSavingData === false && (
            <Suspense>
              <OwnRank nickname={own} />
            </Suspense>
          )}
        </>
      )}
    </RowLink>
  )
}
