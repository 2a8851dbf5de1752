import { afterEach, expect, test, vi } from 'vitest'
import { LiveRegion } from '#ui/page/live-region.tsx'
import { renderUi } from '#test/render.tsx'
import { boardOf } from './lantern-progress.ts'
import { LanternTexts } from './lantern-texts.tsx'
import { ShareResult } from './share-result.tsx'

const day = '2026-12-01'
const game = { ...boardOf(day), filled: 12, chains: 6 }

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

test.for([
  ['kr', '친구에게 보여 주기', '복사했어요', '루미의 섬 2026년 12월 1일 🏮🏮🏮 6 http'],
  ['en', 'Show a friend', 'Copied', 'Isle of Lumi Dec 1, 2026 🏮🏮🏮 6 http'],
  ['jp', '友だちに見せる', 'コピーしました', 'ルミの島 2026年12月1日 🏮🏮🏮 6 http'],
] as const)(
  'copies the result on /%s if there is no share dialog, and shows it if that is refused, too',
  async ([lang, name, copied, text]) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
    const copy = vi.spyOn(document, 'execCommand').mockReturnValue(true)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    const screen = await renderUi(
      <>
        <LanternTexts>
          <ShareResult day={day} game={game} />
        </LanternTexts>
        <LiveRegion />
      </>,
      { lang },
    )
    await screen.getByRole('button', { name }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent(copied)
    copy.mockReturnValue(false)
    await screen.getByRole('button', { name: copied }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(text)
  },
)
