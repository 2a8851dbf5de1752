// The roles of the parts of a table are said once more, as the site does.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import badge from '#ui/badge.module.css'
import '#ui/global.css'
import icon from '#ui/icons.module.css'
import picture from '#ui/picture.module.css'
import tableLook from '#ui/table-view.module.css'
import tile from '#ui/tile.module.css'
import mark from '#features/ranking/movement-mark.module.css'
import pictures from '#features/ranking/pictures.module.css'
import link from '#features/ranking/player-link.module.css'
import board from '#features/ranking/ranking-table.module.css'
import type { HighRanker } from '#mocks/wire.ts'
import { ratingTier } from '#lib/rating-tier.ts'
import { boardOf, sizes } from '../boards.ts'

const number = new Intl.NumberFormat('en')
const boards = new Map(sizes.map((_, at) => [at + 1, boardOf(at + 1)]))

function Image({ src, size }: { src: string; size: number }) {
  return (
    <span className={`${picture.cut} ${picture.square}`}>
      <picture>
        <img
          className={picture.picture}
          alt=""
          width={size}
          height={size}
          decoding="async"
          loading="lazy"
          src={src}
        />
      </picture>
    </span>
  )
}

/** A row of the site's board as plain elements: the same cells, no table library, router or texts. */
function Row({ row, was }: { row: HighRanker; was: number }) {
  const tier = ratingTier(row.stylePoints)
  const first = row.rank <= 3
  return (
    <tr role="row" data-tone={first ? 'first' : undefined}>
      <td role="cell" data-column="rank" data-label="Rank">
        <span className={board.rank}>
          <span className={`${tile.tile} ${first ? tile.gold : tile.quiet} ${tile.small}`}>
            {row.rank}
          </span>
          <span className={mark.mark} data-kind="up">
            <svg viewBox="0 0 24 24" className={icon.icon} aria-hidden="true">
              <path d="M12 20V5M5.5 11 12 4.5l6.5 6.5" />
            </svg>
            <span aria-hidden="true">{was}</span>
            <span className="visually-hidden">up by {was}</span>
          </span>
        </span>
      </td>
      <th role="rowheader" scope="row" data-column="nickname">
        <a className={link.link} href={`?player=${row.nickname}`}>
          <bdi>{row.nickname}</bdi>
        </a>
      </th>
      <td role="cell" data-column="player" data-label="Player">
        <span className={pictures.player}>
          <Image src={`/game-data/art/profile-${row.userProfileIcon}-96x96.svg`} size={44} />
        </span>
      </td>
      <td role="cell" data-column="club" data-label="Club">
        <span className={pictures.club}>
          <span className={pictures.emblem}>
            <Image src={`/game-data/art/club-${row.clubEmblem}-96x96.svg`} size={24} />
          </span>
          <bdi>{row.clubName}</bdi>
        </span>
      </td>
      <td role="cell" className={tableLook.figure} data-column="trophies" data-label="Trophies">
        {number.format(row.trophies ?? 0)}
      </td>
      <td role="cell" className={tableLook.figure} data-column="level" data-label="Level">
        <strong>{number.format(row.level ?? 0)}</strong>
      </td>
      <td
        role="cell"
        className={tableLook.figure}
        data-column="stylePoints"
        data-label="Style points"
      >
        <span className={board.points}>
          {number.format(row.stylePoints ?? 0)}{' '}
          {tier > 0 && (
            <span data-tier={tier}>
              <span className={`${badge.badge} ${badge.gold}`}>Tier {tier}</span>
            </span>
          )}
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
      <table role="table" className={`${tableLook.table} ${board.board}`}>
        <thead role="rowgroup">
          <tr role="row">
            {['Rank', 'Nickname', 'Player', 'Club', 'Trophies', 'Level', 'Style points'].map(
              (name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <Row key={row.rank} row={row} was={index % 9} />
          ))}
        </tbody>
      </table>
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Bare />)
