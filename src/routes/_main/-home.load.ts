import type { Load } from '#api/load.ts'
import { keyVisualsQuery } from '#features/home/key-visuals.queries.ts'
import { restOfPage } from '#ui/rest-of-page.tsx'

const rest = () => import('./-home-rest.tsx')

/** What is below the first screen of the main page. */
export const homeRest = restOfPage(async () => (await rest()).HomeRest)

interface LoadHome {
  context: { load: Load; isStored: () => boolean }
  /** `stay`: the page is shown already, and only something of its address or history changed. */
  cause: 'preload' | 'enter' | 'stay'
}

/** Starts all that the main page shows. @throws where its code does not come, unless it is shown already */
export function loadHome({ context: { load, isStored }, cause }: LoadHome) {
  const isThere = isStored() || cause === 'stay'
  return Promise.all([load(keyVisualsQuery()), isThere || loadRest(load)])
}

async function loadRest(load: Load) {
  await homeRest.fetch()
  await (await rest()).loadHomeRest(load)
}
