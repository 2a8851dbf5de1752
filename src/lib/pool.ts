/** Makes a runner that lets at most `limit` tasks be under way at once; the others wait in line. */
export function pool(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await task()
    } finally {
      // A place that is handed over stays counted.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
