import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { langOf } from '#i18n/lang.ts'
import { formatNumber } from '#i18n/numbers.ts'
import { Button } from '#ui/form/button.tsx'
import { partIcons } from '#ui/icons/part-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { site } from '../../../site.ts'
import { useBoardExtras } from '../board/board-context.ts'
import type { BoardType } from '../board/board-type.ts'
import { cardFile, loadCardImage } from './card-image.ts'
import { cardSize, drawRankCard } from './draw-rank-card.ts'
import styles from './rank-card.module.css'
import type { Ranker, Season } from '../ranking.schema.ts'
import { useSeasonName } from '../season/season-name.ts'
import { scoreOf } from '../standing/standing.ts'

interface RankCardProps {
  row: Ranker
  type: BoardType
  season: Season
  /** URL that is shared together with the image. */
  address: string
}

/**
 * Renders a rank card on a canvas; the CSP allows no `blob:` images. The card can always be saved, and shared
 * or copied if the device supports that.
 */
export function RankCard({ row, type, season, address }: RankCardProps) {
  const { t, i18n } = useLingui()
  const announce = useAnnounce()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const seasonName = useSeasonName()
  const icon = useBoardExtras().players.get(row.iconId ?? -1)
  const score = scoreOf(type, row)
  const figure = score === null ? '-' : formatNumber(score)
  const { rank } = row
  const texts = {
    site: site.game[langOf(i18n.locale)],
    board: type === 'level' ? t`Level ranking` : t`Style ranking`,
    season: seasonName(season),
    rank: t`Rank ${rank}`,
    nickname: row.nickname,
    club: row.club ?? '',
    figure: type === 'level' ? t`Level ${figure}` : t`${figure} points`,
  }
  const drawn = JSON.stringify([texts, icon])

  // Redraws the canvas when the data of the card changes.
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const image = await loadCardImage(icon)
      const context = canvas.current?.getContext('2d')
      if (!isCurrent || !context || !canvas.current) return
      const look = getComputedStyle(canvas.current)
      const colors = {
        ground: look.backgroundColor,
        ink: look.color,
        accent: look.borderBlockEndColor,
        onAccent: look.outlineColor,
      }
      drawRankCard(context, texts, colors, image)
      const picture = await cardFile(canvas.current)
      if (isCurrent) setFile(picture)
    }
    void draw()
    return () => {
      isCurrent = false
    }
    // Compare the texts by value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [drawn])

  const canShare = file !== null && (navigator.canShare?.({ files: [file] }) ?? false)
  const canCopy = file !== null && 'clipboard' in navigator && 'ClipboardItem' in globalThis
  const copy = async () => {
    if (file === null) return
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })])
      announce(t`Image copied`)
    } catch (refusal) {
      console.warn('failed to copy the rank card', refusal)
      announce(t`The image couldn't be copied. Please save it instead.`)
    }
  }
  const share = async () => {
    if (file === null) return
    try {
      await navigator.share({ files: [file], title: row.nickname, text: address })
    } catch (refusal) {
      // Closing the share dialog is not an error. Any other failure leaves the link next to the button.
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) {
        console.warn('failed to share the rank card', refusal)
      }
    }
  }
  return (
    <figure className={styles.figure}>
      <canvas
        ref={canvas}
        className={styles.card}
        {...cardSize}
        role="img"
        aria-label={Object.values(texts).filter(Boolean).join(', ')}
      />
      {file !== null && (
        <div className={styles.actions}>
          {canShare && (
            <Button onClick={() => void share()}>
              <Icon shape={partIcons.share} />
              <Trans>Share image</Trans>
            </Button>
          )}
          <Button onClick={() => saveFile(file, file)}>
            <Trans>Save image</Trans>
          </Button>
          {canCopy && (
            <Button onClick={() => void copy()}>
              <Trans>Copy image</Trans>
            </Button>
          )}
        </div>
      )}
    </figure>
  )
}
