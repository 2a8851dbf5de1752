/** True for the agents that fetch pages to store them as HTML (decisions, "A prerender agent"). */
export function isPrerenderAgent(userAgent: string): boolean {
  return /prerender|ReactSnap/i.test(userAgent)
}
