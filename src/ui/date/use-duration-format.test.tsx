import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { useDurationFormat } from './use-duration-format.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

function Waits() {
  const formatDuration = useDurationFormat()
  const waits = [51 * hourMs, 48 * hourMs, 125 * minuteMs, 2 * hourMs, 3 * minuteMs, 1, 0, -5]
  return <p>{waits.map(formatDuration).join(', ')}</p>
}

test.each([
  ['kr', '2일 3시간, 2일, 2시간 5분, 2시간, 3분, 1분, 0분, 0분'],
  ['en', '2d 3h, 2 days, 2h 5m, 2h, 3m, 1m, 0m, 0m'],
  ['jp', '2日3時間, 2日, 2時間5分, 2時間, 3分, 1分, 0分, 0分'],
] as const)(
  'names waits in %s by their two largest units, without zeros',
  async (lang, expected) => {
    const { container } = await renderUi(<Waits />, { lang })
    expect(container.textContent).toBe(expected)
  },
)
