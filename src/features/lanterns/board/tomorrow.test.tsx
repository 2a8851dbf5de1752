import { expect, test } from 'vitest'
import type { Lang } from '#i18n/lang.ts'
import { mascots } from '#site-mascots.ts'
import { renderUi } from '#test/render.tsx'
import { boardOf } from './lantern-progress.ts'
import { LanternTexts } from './lantern-texts.tsx'
import { Tomorrow } from './tomorrow.tsx'

const day = '2026-12-01'
const [next = 'pado'] = boardOf('2026-12-02').lanterns
const progress = { day, chains: [], lit: ['2026-11-29', '2026-11-30'] }

const show = (lang: Lang, hour: string) =>
  renderUi(
    <LanternTexts>
      <Tomorrow progress={progress} day={day} lit={2} now={Date.parse(`${day}T${hour}:30+09:00`)} />
    </LanternTexts>,
    { lang },
  )

test.for([
  [
    'kr',
    '이번 주에 켠 날: 7일 중 1일',
    `내일은 ${mascots[next].name.kr}의 퍼즐, 12시간 뒤에 열려요`,
    '월화수목금토일'.split(''),
  ],
  [
    'en',
    'Lit this week: 1 of 7',
    `Tomorrow: ${mascots[next].name.en}'s board, in 12 hours`,
    'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
  ],
  [
    'jp',
    '今週灯した日：7日のうち1日',
    `明日は${mascots[next].name.jp}のパズル、12時間後に始まります`,
    '月火水木金土日'.split(''),
  ],
] as const)(
  'names on /%s the lit days of this week, from Monday on, and the next board',
  async ([lang, kept, tomorrow, names]) => {
    const screen = await show(lang, '12')
    await expect.element(screen.getByText(kept)).toBeVisible()
    await expect.element(screen.getByText(tomorrow)).toBeVisible()
    const days = [...screen.container.querySelectorAll<HTMLElement>('[data-day]')]
    expect(days.map((each) => each.innerText)).toEqual(names)
    expect(days.map((each) => each.dataset.day === 'lit')).toEqual(names.map((_, nth) => nth === 0))
    expect(days.map((each) => each.dataset.today)).toEqual(
      names.map((_, nth) => (nth === 1 ? '2' : undefined)),
    )
  },
)

test('counts the last hour before the next board', async () => {
  const screen = await show('en', '23')
  await expect.element(screen.getByText(/in 1 hour$/)).toBeVisible()
})

test('shows who plays in the song of this month, lets them play, and names who may be next', async () => {
  const screen = await renderUi(
    <LanternTexts>
      <Tomorrow
        progress={{ ...progress, lit: [...progress.lit, day] }}
        day={day}
        lit={3}
        now={Date.parse(`${day}T12:00+09:00`)}
      />
    </LanternTexts>,
    { lang: 'en' },
  )
  const name = mascots[next].name.en
  await expect
    .element(screen.getByText(`In the song of this month: 1 of 5. Next: ${name}`))
    .toBeVisible()
  expect(screen.container.querySelectorAll('[data-joined]')).toHaveLength(1)
  const hear = screen.getByRole('button', { name: 'Hear the song of this month' })
  await hear.click()
  await expect.element(hear).toHaveAttribute('aria-disabled', 'true')
  await expect.element(hear).not.toHaveAttribute('aria-disabled')
})

test('no member plays before the first lit day of a month', async () => {
  const screen = await show('en', '12')
  const [host = 'pado'] = boardOf(day).lanterns
  const name = mascots[host].name.en
  await expect
    .element(screen.getByText(`In the song of this month: 0 of 5. Next: ${name}`))
    .toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})
