import { expect, test, vi } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { useNow } from './use-now.ts'

function Clock({ step }: { step: 'second' | 'minute' }) {
  const now = useNow(step)
  return <time>{now === null ? '' : new Date(now).toISOString()}</time>
}

test.for([
  ['second', '2026-11-24T10:00:59.000Z', '2026-11-24T12:30:07.000Z'],
  ['minute', '2026-11-24T10:00:00.000Z', '2026-11-24T12:30:00.000Z'],
] as const)(
  'shows the time to the %s as soon as the tab is shown again',
  async ([step, ...shown]) => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 24, 10, 0, 59, 900))
    // The interval does not run while a device sleeps.
    vi.stubGlobal('setInterval', () => 1)
    const { container } = await renderUi(<Clock step={step} />)
    expect(container.textContent).toBe(shown[0])
    now.mockReturnValue(Date.UTC(2026, 10, 24, 12, 30, 7, 100))
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => container.textContent).toBe(shown[1])
  },
)
