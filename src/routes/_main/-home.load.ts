import type { Load } from '#api/load.ts'
import { keyVisualsQuery } from '#features/home/key-visuals.queries.ts'
import { restOfPage } from '#ui/rest-of-page.tsx'

const rest = () => import('./-home-rest.tsx')

/** What is below the first screen of the main page. */
export const homeRest = restOfPage(async () => (await rest()).HomeRest)

/** Starts all that the main page shows. */
export function loadHome({ load, isStored }: { load: Load; isStored: () => boolean }) {
  return Promise.all([load(keyVisualsQuery()), isStored() || loadRest(load)])
}

async function loadRest(load: Load) {
  await homeRest.fetch()
  await (await rest()).loadHomeRest(load)
}
