/**
 * Stands in for `ufo` and `destr`, 4.4 kB that ofetch loads for options which `client.ts` does not pass: `baseURL`,
 * `query`, and JSON without a parser (vite.config.ts).
 * @throws {Error} always: remove the alias before using one of these options
 */
function refuse(): never {
  throw new Error('This option of ofetch is not in the bundle (vite.config.ts).')
}

export { refuse as default, refuse as withBase, refuse as withQuery }
