import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

const folder = '*/game-data/leaderboard/levels'
const url = '/en/ranking/level?year=2024&month=6&season=1&player=Lumi'

function onNavigator(name: 'canShare' | 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

afterEach(() => {
  for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

/** Opens the dialog of a player and waits for the rendered card. */
async function openCard() {
  backend.use(
    http.get(`${folder}.json`, () =>
      HttpResponse.json([{ year: 2024, month: 6, season: 1, seasonFilename: 'june.json' }]),
    ),
    http.get(`${folder}/june.json`, () =>
      HttpResponse.json({ highRankerList: [{ rank: 3, nickname: 'Lumi', level: 70 }] }),
    ),
  )
  const screen = await renderRoute(url)
  const sheet = screen.getByRole('dialog', { name: 'Lumi' })
  await sheet.getByRole('button', { name: 'Make a rank card' }).click()
  await expect.element(sheet.getByRole('img', { name: /Rank 3, Lumi/ })).toBeVisible()
  return sheet
}

const shareImage = { name: 'Share image' }

test('shares the card as an image, with its link, through the share dialog of the device', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  onNavigator('canShare', ({ files }: ShareData) => files?.length === 1)
  onNavigator('share', share)
  const sheet = await openCard()
  await sheet.getByRole('button', shareImage).click()
  expect(share).toHaveBeenCalledOnce()
  const [data] = share.mock.calls[0] ?? []
  const [file] = data?.files ?? []
  expect(file?.type).toBe('image/png')
  const { width, height } = await createImageBitmap(file ?? new Blob())
  expect([width, height]).toEqual([1080, 1350])
  expect(data?.title).toBe('Lumi')
  expect(data?.text).toBe(`${location.origin}${url}`)
})

test("offers the link of exactly this card when the device can't share images", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  onNavigator('canShare', ({ files }: ShareData) => files === undefined)
  onNavigator('share', undefined)
  onNavigator('clipboard', { writeText })
  const sheet = await openCard()
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${url}`)
  await expect.element(sheet.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(sheet.getByRole('button', shareImage).elements()).toHaveLength(0)
})

test("saves and copies the card when the device can't share images", async () => {
  const write = vi.fn<(items: ClipboardItem[]) => Promise<void>>(async () => {})
  onNavigator('canShare', () => false)
  onNavigator('clipboard', { write })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const sheet = await openCard()
  await sheet.getByRole('button', { name: 'Save image' }).click()
  expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'rank-card.png' })])
  // Browsers of apps ignore the download: it is an image element that they save.
  await expect.element(sheet.getByText(/^To save the image yourself/)).toBeVisible()
  const image = sheet.element().querySelector<HTMLImageElement>('figure img')
  await image?.decode()
  expect([image?.src.slice(0, 22), image?.naturalWidth]).toEqual(['data:image/png;base64,', 1080])
  await sheet.getByRole('button', { name: 'Copy image' }).click()
  expect(write.mock.calls[0]?.[0][0]?.types).toEqual(['image/png'])
})

test.for([
  ['closed', 'AbortError', 0],
  ['still open', 'InvalidStateError', 0],
  ['refused', 'NotAllowedError', 1],
] as const)(
  'keeps the card and the link when the share dialog was %s',
  async ([, name, warnings]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onNavigator('canShare', () => true)
    const share = vi.fn(() => Promise.reject(new DOMException('no', name)))
    onNavigator('share', share)
    const sheet = await openCard()
    await sheet.getByRole('button', shareImage).click()
    expect(share).toHaveBeenCalledOnce()
    await expect.element(sheet.getByRole('button', shareImage)).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
    const message = sheet.getByText("We couldn't share the image. Please save it instead.")
    await expect.poll(() => message.elements().length).toBe(warnings)
    await expect
      .poll(() => warn.mock.calls.filter(([text]) => `${text}`.includes('failed to share')).length)
      .toBe(warnings)
  },
)
