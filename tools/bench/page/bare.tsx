// The roles of the parts of a table are said once more, as the site does.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/styles/global.css'
import tableLook from '#ui/table/table-view.module.css'
import mark from '#features/ranking/standing/standing-marks.module.css'
import player from '#features/ranking/player/player-name.module.css'
import board from '#features/ranking/board/ranking-table.module.css'
import { clubIcons, userIcons } from '#mocks/db/icons.ts'
import type { HighRanker } from '#mocks/db/leaderboards.ts'
import { ratingTier } from '#lib/rating-tier.ts'
import { boardOf, placesUp, seasonOf, sizes } from '../boards.ts'

const number = new Intl.NumberFormat('en')
const faces = new Map(userIcons.map(({ Id, IconPath }) => [Id, IconPath]))
const emblems = new Map(clubIcons.map(({ Id, IconPath }) => [Id, IconPath]))
const boards = new Map(sizes.map((size) => [seasonOf(size), boardOf(seasonOf(size))]))

/** A row of the site's board as plain elements: the same cells, no table library, router or texts. */
function Row({ row }: { row: HighRanker }) {
  const places = placesUp(row.rank)
  const tier = ratingTier(row.stylePoints)
  const first = row.rank <= 3
  return (
    <tr role="row" data-tone={first ? 'first' : undefined}>
      <td role="cell" data-column="rank">
        <span className={mark.rank} data-rank={row.rank}>
          {row.rank}
        </span>
        <span
          className={mark.mark}
          data-kind={places > 0 ? 'up' : 'same'}
          role="img"
          aria-label={places > 0 ? `up ${places} places` : 'same rank as before'}
        >
          {places > 0 ? places : '–'}
        </span>
      </td>
      <td role="cell" data-column="player">
        <img
          className={player.face}
          alt=""
          width="44"
          height="44"
          loading="lazy"
          src={faces.get(row.userProfileIcon)}
        />
      </td>
      <th role="rowheader" scope="row" data-column="nickname">
        <a className={player.link} href={`?player=${row.nickname}`}>
          <bdi>{row.nickname}</bdi>
        </a>
      </th>
      <td role="cell" data-column="club">
        <img
          className={player.emblem}
          alt=""
          width="24"
          height="24"
          loading="lazy"
          src={emblems.get(row.clubEmblem)}
        />
        <bdi>{row.clubName}</bdi>
      </td>
      <td role="cell" data-column="trophies" data-label="Trophies">
        {number.format(row.trophies ?? 0)}
      </td>
      <td role="cell" data-column="level" data-label="Level">
        {number.format(row.level ?? 0)}
      </td>
      <td role="cell" data-column="stylePoints" data-label="Style points">
        <span>{number.format(row.stylePoints ?? 0)}</span>{' '}
        <span className={mark.tier} data-tier={tier}>
          Tier {tier}
        </span>
      </td>
    </tr>
  )
}

function Bare() {
  const [season, setSeason] = useState(0)
  const rows = boards.get(season)?.highRankerList ?? []
  return (
    <main>
      {[...boards.keys()].map((number) => (
        <button key={number} type="button" data-season={number} onClick={() => setSeason(number)}>
          {number}
        </button>
      ))}
      <table role="table" className={`${tableLook.table} ${board.board}`} data-figure="level">
        <thead role="rowgroup">
          <tr role="row">
            {['Rank', 'Player', 'Nickname', 'Club', 'Trophies', 'Level', 'Style points'].map(
              (name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.rank} row={row} />
          ))}
        </tbody>
      </table>
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Bare />)
