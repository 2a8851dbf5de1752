import { afterEach, expect, test, vi } from 'vitest'
import type { Lang } from '#i18n/lang.ts'
import { LiveRegion } from '#ui/page/live-region.tsx'
import { renderUi } from '#test/render.tsx'
import { boardOf } from './lantern-progress.ts'
import { LanternTexts } from './lantern-texts.tsx'
import { ShareResult } from './share-result.tsx'

const day = '2026-12-01'
const progress = { day, chains: [], lit: ['2026-11-30', day] }
const game = { ...boardOf(day), filled: 12, chains: 6 }

afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

const show = (lang: Lang) =>
  renderUi(
    <>
      <LanternTexts>
        <ShareResult progress={progress} day={day} game={game} />
      </LanternTexts>
      <LiveRegion />
    </>,
    { lang },
  )

test.for([
  [
    'kr',
    '친구에게 보여 주기',
    '복사했어요',
    '루미의 섬 2026년 12월 1일 🏮🏮🏮 이은 횟수: 6번 http',
  ],
  ['en', 'Show a friend', 'Copied', 'Isle of Lumi Dec 1, 2026 🏮🏮🏮 Lines used: 6 http'],
  [
    'jp',
    '友だちに見せる',
    'コピーしました',
    'ルミの島 2026年12月1日 🏮🏮🏮 つないだ回数：6回 http',
  ],
] as const)(
  'copies the result on /%s if there is no share dialog, and shows it if that is refused, too',
  async ([lang, name, copied, text]) => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
    const copy = vi.spyOn(document, 'execCommand').mockReturnValue(true)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    const screen = await show(lang)
    await screen.getByRole('button', { name }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent(copied)
    copy.mockReturnValue(false)
    await screen.getByRole('button', { name: copied }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent(text)
  },
)

test.for([
  [
    'kr',
    '이미지 만들기',
    '이미지 공유',
    '루미의 섬, 오늘의 등불, 오렐린 · 2026년 12월 1일, 10번 중 6번 만에 켰어요. 여러분은요?, 이번 달에 켠 창문: 1개',
  ],
  [
    'en',
    'Make an image',
    'Share image',
    "Isle of Lumi, Today's lanterns, AURELINE · Dec 1, 2026, Lit with 6 of 10 lines. And you?, Windows lit this month: 1",
  ],
  [
    'jp',
    '画像を作る',
    '画像をシェア',
    'ルミの島、今日のランタン、オーレリン · 2026年12月1日、10回中6回で灯しました。あなたは？、今月灯した窓：1つ',
  ],
] as const)(
  'draws the result on /%s as an image, once it is wanted',
  async ([lang, name, shareName, label]) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const screen = await show(lang)
    const button = screen.getByRole('button', { name })
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
    await button.click()
    await expect.element(screen.getByRole('img', { name: label })).toBeVisible()
    await expect
      .poll(() => screen.container.querySelector('figure img')?.getAttribute('src'))
      .toMatch(/^data:image\/png/)
    await screen.getByRole('button', { name: shareName }).click()
    const { files, text } = share.mock.calls[0]?.[0] ?? {}
    expect(files?.map((file) => file.name)).toEqual(['lanterns.png'])
    expect(text).toBe(`${location.origin}${location.pathname}#lanterns`)
    await button.click()
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
  },
)
