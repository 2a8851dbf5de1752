/** Something to wait for until the test opens it: an answer that is on its way. */
export function createGate() {
  const gate = new AbortController()
  const { signal } = gate
  const opened = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  return { opened, open: () => gate.abort() }
}
