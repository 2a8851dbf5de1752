import { useLingui } from '@lingui/react/macro'
import { dayInWords } from '#i18n/dates-in-words.ts'
import { langOf, languages } from '#i18n/lang.ts'
import { site } from '#site.ts'
import { mascotArt } from '#ui/mascot/mascot-art.ts'
import { ImageCard } from '#ui/image-card/image-card.tsx'
import { logotypes } from '#ui/image-card/signature.ts'
import island from '#ui/media/art/island-900x588.avif?no-inline'
import { drawLanternCard } from './draw-lantern-card.ts'
import { litWindows } from './island-windows.ts'
import type { LanternProgress } from './lantern-progress.ts'
import { mostChains, type LanternGame } from './lantern-rules.ts'

interface LanternCardProps {
  progress: LanternProgress
  day: string
  game: LanternGame
  /** The URL that is shared together with the image. */
  url: string
}

/** Renders the result of a day as an image to share. */
export function LanternCard({ progress, day, game, url }: LanternCardProps) {
  const { t, i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const lines = game.chains
  const most = mostChains
  const windows = litWindows(progress, day)
  const count = windows.length
  const texts = {
    site: site.game[lang],
    title: t`Today's lanterns`,
    day: `${site.group[lang]} · ${dayInWords(day, i18n.locale)}`,
    result: t`Lit with ${lines} of ${most} lines. And you?`,
    month: t`Windows lit this month: ${count}`,
  }
  const friends = game.lanterns.map((id) => mascotArt[id].stand)
  const [host = 'lumi'] = game.lanterns
  return (
    <ImageCard
      fileName="lanterns.png"
      title={texts.title}
      url={url}
      label={Object.values(texts).join(languages[lang].comma)}
      drawn={JSON.stringify([texts, game.lanterns, windows])}
      images={[logotypes[lang], island, mascotArt[host].large, ...friends]}
      draw={(context, colors, [logotype, drawnIsland, drawnHost, ...drawnFriends]) =>
        drawLanternCard(context, { ...texts, windows }, colors, {
          logotype,
          island: drawnIsland,
          host: drawnHost,
          friends: drawnFriends,
        })
      }
    />
  )
}
