import { parseRecordId } from './record-id.ts'

/**
 * Creates the `params` option of a route whose last segment is an id. The id is parsed as a number;
 * any other segment does not match the route, so the page is not found and no request is sent.
 */
export function idParam<TName extends string>(name: TName) {
  return {
    parse: (params: Record<TName, string>): Record<TName, number> | false => {
      const id = parseRecordId(params[name])
      return id === null ? false : only(name, id)
    },
    stringify: (params: Record<TName, number>) => only(name, String(params[name])),
  }
}

function only<TName extends string, TValue>(name: TName, value: TValue): Record<TName, TValue>
function only<TValue>(name: string, value: TValue): Record<string, TValue> {
  return { [name]: value }
}
