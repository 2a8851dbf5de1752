import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withIntegrity } from './script-integrity.ts'

test('each script with a URL has the hash of its file, and an inline one has none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'integrity-'))
  await writeFile(join(root, 'a.js'), 'let a = 1')
  await writeFile(join(root, 'b.js'), 'let b = 1')
  const html =
    '<script>1</script><script nomodule src="/a.js"></script><script src="/b.js"></script>'
  expect(await withIntegrity(html, root)).toBe(
    '<script>1</script>' +
      '<script nomodule integrity="sha384-U502e0sfD3jPI/vkqIg6p8HNzXMGZTFg2ujk3rVd/r3dP51y/pT/GRn69+HR3BXW" src="/a.js"></script>' +
      '<script integrity="sha384-KFrlZQV03sLAxbpCFGFMxhGQoK4AiJdp36hs5qutJDIxrOfVYqooYn+y+P4YjcQv" src="/b.js"></script>',
  )
})
