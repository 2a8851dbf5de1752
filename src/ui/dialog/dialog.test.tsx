import { useState, type ComponentProps } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderUi } from '../../test/render.tsx'
import { Dialog } from './dialog.tsx'

type OpenerProps = Pick<ComponentProps<typeof Dialog>, 'closesOnBack'>

function Opener(props: OpenerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Festival" {...props}>
          <p>The lanterns are lit.</p>
        </Dialog>
      )}
    </>
  )
}

async function openDialog() {
  const screen = await renderUi(<Opener />)
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

test('closes itself if a content blocker hides it, since the page would be inert', async () => {
  const blocker = new CSSStyleSheet()
  blocker.replaceSync('dialog { display: none !important }')
  document.adoptedStyleSheets.push(blocker)
  onTestFinished(() => void document.adoptedStyleSheets.pop())
  const { getByRole, container } = await renderUi(<Opener />)
  await getByRole('button', { name: 'Open' }).click()
  await expect.element(getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(container.querySelector('dialog:modal')).toBeNull()
  await getByRole('button', { name: 'Open' }).click()
  expect(container.querySelector('dialog:modal')).toBeNull()
})

test('keeps the page behind it at its position and width', async () => {
  const { style } = document.body
  style.blockSize = '5000px'
  onTestFinished(() => void style.removeProperty('block-size'))
  const { innerWidth } = window
  const screen = await renderUi(<Opener />)
  const width = document.body.clientWidth
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
  await userEvent.wheel(screen.getByRole('dialog'), { delta: { y: 600 } })
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  expect([window.scrollY, document.body.clientWidth, window.innerWidth]).toEqual([
    0,
    width,
    innerWidth,
  ])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('visible')
})

test('renders its title above positioned content that scrolls below it', async () => {
  const screen = await renderUi(
    <Dialog onClose={() => {}} title="Festival">
      <div style={{ position: 'relative', blockSize: '3000px', inlineSize: '100%' }}>Lanterns</div>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog').element()
  dialog.scrollTo(0, 500)
  const { left, top, height } = screen.getByRole('heading').element().getBoundingClientRect()
  const hit = document.elementFromPoint(left + 5, top + height / 2)
  expect(hit).toBe(screen.getByRole('heading').element())
})

const Last = () => <button type="button">Done</button>

test('does not scroll when its sticky controls get the focus', async () => {
  const screen = await renderUi(
    <Dialog onClose={() => {}} title="Festival" footer={<Last />}>
      <div style={{ blockSize: '3000px' }}>Lanterns</div>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog').element()
  dialog.scrollTo(0, 500)
  for (const name of ['Close', 'Done']) {
    const control = screen.getByRole('button', { name })
    control.element().focus()
    await expect.element(control).toHaveFocus()
    expect(dialog.scrollTop, name).toBe(500)
  }
})

test('hides no focused control behind its sticky title and its sticky last line', async () => {
  const { getByRole, container } = await renderUi(
    <Dialog onClose={() => {}} title="Festival" footer={<Last />}>
      {Array.from({ length: 40 }, (_, n) => (
        <p key={n}>
          <button type="button">{`Lantern ${n}`}</button>
        </p>
      ))}
    </Dialog>,
  )
  await expect.element(getByRole('dialog')).toBeVisible()
  const lanterns = [...container.querySelectorAll<HTMLElement>('p button')]
  for (const lantern of [...lanterns, ...lanterns.slice(10, 20)]) {
    lantern.focus()
    const { left, top, bottom } = lantern.getBoundingClientRect()
    for (const y of [top + 2, bottom - 2]) {
      expect(document.elementFromPoint(left + 5, y), lantern.textContent).toBe(lantern)
    }
  }
})

test('closes on Back also after a dialog whose step back the browser ignored', async () => {
  const screen = await renderUi(<Opener closesOnBack />)
  const { history } = screen.router
  const entryOf = () => history.location.state.dialog
  const dialog = screen.getByRole('dialog', { name: 'Festival' })
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  await expect.poll(entryOf).toBeDefined()
  const left = history.location.state.key
  vi.spyOn(history, 'back').mockReturnValueOnce()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open.click()
  await expect.poll(() => history.location.state.key).not.toBe(left)
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})
