import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import button from '#ui/form/button.module.css'
import field from '#ui/form/field.module.css'
import { Form } from '#ui/form/form.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { VisibleName } from '#ui/name/visible-name.tsx'
import { myRankId } from '../pinned/pinned.atoms.ts'
import type { BoardType, Season } from '../ranking.schema.ts'
import type { BoardSearch } from '../ranking.search.ts'
import { SeasonBar } from '../season/season-bar.tsx'
import styles from './board-tools.module.css'

interface BoardToolsProps {
  type: BoardType
  seasons: readonly Season[]
  season: Season
  /** The search params with what is typed. */
  search: BoardSearch
  /** The search params in the URL, which the field contains at first. */
  inUrl: BoardSearch
  link: LinkProps
  /** The handlers of the form that filters while typing. */
  form: ComponentProps<typeof Form>
}

/** Renders the tools of a leaderboard: its season, the search for a player or a club, and the visitor's rank. */
export function BoardTools({ seasons, season, search, inUrl, link, form }: BoardToolsProps) {
  const { t } = useLingui()
  const { name, club, year, month, season: number, sort } = inUrl
  const label = t`Nickname or club`
  // Before hydration the browser submits the form to the same URL.
  const preserved = Object.entries({ year, month, season: number, sort, club: club || undefined })
  return (
    <>
      <SeasonBar seasons={seasons} shown={season} search={search} link={link} />
      <Form
        method="get"
        role="search"
        aria-label={t`Search this leaderboard`}
        className={styles.form}
        {...form}
      >
        {preserved.map(
          ([field, value]) =>
            value !== undefined && <input key={field} type="hidden" name={field} value={value} />,
        )}
        <Icon shape={icons.search} />
        <input
          className={field.input}
          type="search"
          name="name"
          defaultValue={name}
          aria-label={label}
          placeholder={label}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Form>
      {club !== '' && (
        <Link
          {...link}
          search={{ ...search, club: '', page: 1 }}
          resetScroll={false}
          className={button.button}
        >
          <span className="visually-hidden">
            <Trans comment="Of a leaderboard. The club follows.">Remove filter:</Trans>{' '}
          </span>
          <span>
            <Trans>Club</Trans>
          </span>
          <VisibleName name={club} />
          <Icon shape={icons.close} />
        </Link>
      )}
      <a href={`#${myRankId}`} className={button.button}>
        <Trans>My rank</Trans>
      </a>
    </>
  )
}
