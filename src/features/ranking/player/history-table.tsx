import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '#ui/card/disclosure.tsx'
import styles from './history-table.module.css'
import type { HistoryPoint } from './season-history.ts'
import { useSeasonName } from '../season/season-name.ts'

/** Renders the data table of the chart: every requested season, newest first. */
export function HistoryTable({ points }: { points: readonly HistoryPoint[] }) {
  const { t } = useLingui()
  const seasonName = useSeasonName()
  const words = {
    absent: t({
      comment: 'A table cell: the player is not on the leaderboard.',
      message: `Not ranked`,
    }),
    shared: t({ comment: 'A table cell, short.', message: `More than one player has this name` }),
    loading: t`Loading`,
    failed: t({
      comment: 'A table cell: the season could not be loaded.',
      message: `Couldn't load`,
    }),
  }
  return (
    <Disclosure summary={<Trans>View as table</Trans>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Season</Trans>
            </th>
            <th scope="col">
              <Trans>Rank</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ season, kind, rank }) => (
            <tr key={season.fileName}>
              <th scope="row">{seasonName(season)}</th>
              <td>{kind === 'ranked' ? rank : words[kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
