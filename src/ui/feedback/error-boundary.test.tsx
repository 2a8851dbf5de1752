import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { activateLang } from '#i18n/catalog.ts'
import { MessageText } from '#i18n/message-text.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

let broken = true

function Fragile() {
  if (broken) throw new Error('out of order')
  return <p>Lit again</p>
}

const part = (key: number) => (
  <I18nProvider i18n={i18n} defaultComponent={MessageText}>
    <p>The rest</p>
    <ErrorBoundary resetKey={key}>
      <Fragile />
    </ErrorBoundary>
  </I18nProvider>
)

async function renderPart(resetKey: number) {
  broken = true
  const onCaughtError = vi.fn<(error: unknown) => void>()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await activateLang('en')
  // Like the app's own root, which logs caught errors as warnings.
  const screen = await render(part(resetKey), { createRootOptions: { onCaughtError } })
  return { screen, warn, onCaughtError, showAnother: () => screen.rerender(part(resetKey + 1)) }
}

test('shows a message in place of a section that throws, keeps the rest, and leaves the log to the root', async () => {
  const { screen, warn, onCaughtError } = await renderPart(1)
  await expect.element(screen.getByText('The rest')).toBeVisible()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent("We couldn't load this section. Please try again.")
  expect(onCaughtError).toHaveBeenCalledOnce()
  expect(warn).not.toHaveBeenCalled()
})

test('renders the section again on Retry', async () => {
  const { screen } = await renderPart(1)
  broken = false
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Lit again')).toBeVisible()
})

test('renders again by itself when `resetKey` changes', async () => {
  const { screen, showAnother } = await renderPart(1)
  broken = false
  await showAnother()
  await expect.element(screen.getByText('Lit again')).toBeVisible()
})
