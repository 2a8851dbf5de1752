/** Creates a runner that runs at most `limit` tasks at once; the others wait in a queue. */
export function pool(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await task()
    } finally {
      // The next task takes over the slot, so the count does not change.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
