/** Creates a promise that the test resolves, for example for a pending response. */
export function createGate() {
  const gate = new AbortController()
  const { signal } = gate
  const opened = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
  })
  return { opened, open: () => gate.abort() }
}
