import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { SelectField } from '#ui/form/field.tsx'
import { comparisonChosenAtom } from './compare.ts'
import { seasonKey, type Season } from '../ranking.schema.ts'
import type { BoardSearch } from '../ranking.search.ts'
import { useSeasonName } from '../season/season-name.ts'
import { newestFirst, seasonOfKey } from '../season/seasons.ts'

interface CompareChoiceProps {
  seasons: readonly Season[]
  shown: Season
  search: BoardSearch
}

/** Selects the season to compare with, through the URL. */
export function CompareChoice({ seasons, shown, search }: CompareChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const seasonName = useSeasonName()
  const setChosen = useSetAtom(comparisonChosenAtom)
  // Each season is five nodes of the page, and few visitors open the list.
  const [isOpened, setOpened] = useState(false)
  const others = newestFirst(seasons).filter(({ fileName }) => fileName !== shown.fileName)
  if (others.length === 0) return null
  const { year, month, season } = shown
  const choose = (compare: string) => {
    setChosen(compare !== '')
    void navigate({
      to: '.',
      // The full season: the URL restores the same comparison after a newer season begins.
      search: { ...search, year, month, season, page: 1, compare },
      resetScroll: false,
    })
  }
  const compared = others.filter((other) => isOpened || seasonKey(other) === search.compare)
  return (
    <SelectField
      label={t`Compare with another season`}
      value={seasonOfKey(seasons, search.compare) ? search.compare : ''}
      options={[
        { value: '', name: t`Don't compare` },
        ...compared.map((other) => ({ value: seasonKey(other), name: seasonName(other) })),
      ]}
      onChoose={choose}
      onOpen={() => setOpened(true)}
    />
  )
}
