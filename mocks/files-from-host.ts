import { bypass } from 'msw'
import { isFilePath, type ReadFile } from './files.ts'

/** Reads the files of the mock backend in a page: from the host that serves it (tools/vite/mock-backend.ts). */
export const readFromHost: ReadFile = async (path) => {
  if (!isFilePath(path)) return null
  const response = await fetch(bypass(new URL(`/game-data/${path}`, location.origin)))
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
}
