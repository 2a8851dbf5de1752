/**
 * Returns the total blocking time: what each long task takes beyond 50 ms, from the first paint.
 * @param tasks start and duration of each long task, in ms
 */
export const blockingTime = (tasks: readonly (readonly [number, number])[], fcp: number): number =>
  tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
