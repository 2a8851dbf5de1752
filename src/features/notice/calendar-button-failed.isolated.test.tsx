import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

vi.mock('./open-calendar.ts', () => {
  throw new Error('the chunk is gone')
})

test('shows the other calendars when the code of the calendar cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const screen = await renderRoute('/en/community/event/544')
  await screen.getByRole('button', { name: 'Add to calendar' }).first().click()
  await expect.element(screen.getByText(/Files can't be saved here/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Add to Google Calendar' })).toBeVisible()
})
