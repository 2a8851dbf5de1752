/** Maximum number of rows to sort on the main thread; longer files are truncated. */
export const maxRows = 10_000
