/** Returns the address and the size of a picture of the mock backend by its name, such as `update-1-960x540`. */
export function sizeOf(name: string): { address: string; width: number; height: number } {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(name) ?? []
  if (width === undefined || height === undefined) throw new Error(`no size in ${name}`)
  return { address: pictureUrl(name), width: Number(width), height: Number(height) }
}

/** Returns the address of a picture. */
export function pictureUrl(name: string): string {
  return `/game-data/art/${name}.webp`
}
