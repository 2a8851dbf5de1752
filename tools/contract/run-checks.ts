import { createAsk, type Hosts } from './ask.ts'
import { checks } from './checks.ts'

export interface Breach {
  /** The endpoint, as contract.md names it. */
  name: string
  reason: string
}

/** Calls every endpoint of the contract and gives back what breaks it, in the contract's order. */
export async function runChecks(hosts: Hosts): Promise<Breach[]> {
  const ask = createAsk(hosts)
  const outcomes = await Promise.all(
    checks.map(async ({ name, run }): Promise<Breach[]> => {
      try {
        await run(ask)
        return []
      } catch (failure) {
        return [{ name, reason: failure instanceof Error ? failure.message : String(failure) }]
      }
    }),
  )
  return outcomes.flat()
}
