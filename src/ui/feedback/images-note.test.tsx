import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { ImagesNote } from './images-note.tsx'

const loaded = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
const note = "Images can't be loaded right now. You can still read everything."

function Images({ count, loads = false }: { count: number; loads?: boolean }) {
  return (
    <>
      {Array.from({ length: count }, (_, n) => (
        <Picture
          key={n}
          src={`/nowhere/${n}.png`}
          alt={`Lost ${n}`}
          width={32}
          height={32}
          priority
        />
      ))}
      {loads && <img src={loaded} alt="Found" />}
      <ImagesNote />
    </>
  )
}

test('says once that images are missing, after the third that failed', async () => {
  const screen = await renderUi(<Images count={3} />)
  await expect.element(screen.getByText(note)).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

test('says nothing if only two images failed', async () => {
  const screen = await renderUi(<Images count={2} />)
  await expect.element(screen.getByText('Lost 1')).toBeVisible()
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

test('says nothing if an image was loaded', async () => {
  const screen = await renderUi(<Images count={4} loads />)
  await expect.element(screen.getByText('Lost 3')).toBeVisible()
  await expect.element(screen.getByRole('img')).toBeVisible()
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})
