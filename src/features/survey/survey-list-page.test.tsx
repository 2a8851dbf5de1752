import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

test('lists the time and the reward of surveys that can still be answered', async () => {
  const screen = await renderRoute('/en/survey')
  const surveys = screen.getByRole('list', { name: 'Surveys, newest first' }).getByRole('listitem')
  await expect.element(surveys.first()).toMatchTextContent(/About 5 minutes.*Reward: 30 lanterns/)
  const ended = screen.getByRole('region', { name: 'Ended surveys' }).getByRole('listitem')
  await expect.element(ended.first()).toMatchTextContent(/Ended/)
  await expect.element(ended.first()).not.toMatchTextContent(/minute|Reward/)
})
