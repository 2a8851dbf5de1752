/** Returns true for an object with named values. Values from storage and URLs can have any type. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
