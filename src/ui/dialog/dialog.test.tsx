import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/render.tsx'
import { Dialog } from './dialog.tsx'

function Opener({ onHideToday }: { onHideToday?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Festival" onHideToday={onHideToday}>
        <p>The lanterns are lit.</p>
      </Dialog>
    </>
  )
}

async function openDialog(onHideToday?: () => void) {
  const screen = await renderUi(<Opener {...(onHideToday && { onHideToday })} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Festival' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

test('moves the focus to itself when it opens', async () => {
  const { dialog } = await openDialog()
  await expect.element(dialog).toHaveFocus()
})

test('closes on Escape and returns the focus', async () => {
  const { screen, dialog } = await openDialog()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('opens again after it was closed', async () => {
  const { screen, dialog } = await openDialog()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
})

test('closes on a click outside, not on one inside', async () => {
  const { screen, dialog } = await openDialog()
  await screen.getByText('The lanterns are lit.').click()
  await expect.element(dialog).toBeVisible()
  await dialog.click({ position: { x: 5, y: -40 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('has a close button of 44 pixels', async () => {
  const { screen, dialog } = await openDialog()
  const close = screen.getByRole('button', { name: 'Close' })
  const { width, height } = close.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await close.click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('hides itself for today, if chosen, when it closes', async () => {
  const onHideToday = vi.fn<() => void>()
  const { screen } = await openDialog(onHideToday)
  await screen.getByRole('checkbox', { name: "Don't show again today" }).click()
  expect(onHideToday).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onHideToday).toHaveBeenCalledTimes(1)
})

test('does not hide itself for today if that was not chosen', async () => {
  const onHideToday = vi.fn<() => void>()
  const { dialog } = await openDialog(onHideToday)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onHideToday).not.toHaveBeenCalled()
})

function Fleeting() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title="Festival">
          Here and gone
        </Dialog>
      )}
    </>
  )
}

test('returns the focus when it is unmounted while open', async () => {
  const { getByRole } = await renderUi(<Fleeting />)
  await getByRole('button', { name: 'Open' }).click()
  await expect.element(getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('button', { name: 'Open' })).toHaveFocus()
})
