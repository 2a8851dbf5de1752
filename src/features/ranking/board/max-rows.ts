/** What a page can still put in order at once; of a longer file the first are read. */
export const mostRows = 10_000
