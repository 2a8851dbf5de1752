/** Returns a function that counts up and prints a line about every ten seconds, and at the end. */
export function createProgress(name: string, total: number): () => void {
  let done = 0
  let printedAt = Date.now()
  return () => {
    done += 1
    if (done < total && Date.now() - printedAt < 10_000) return
    printedAt = Date.now()
    console.log(`${name}: ${done} of ${total}`)
  }
}
