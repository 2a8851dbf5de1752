/** Returns the URL and the size of an image of the mock backend by its name, such as `update-1-960x540`. */
export function sizeOf(name: string): { url: string; width: number; height: number } {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(name) ?? []
  if (width === undefined || height === undefined) throw new Error(`no size in ${name}`)
  return { url: imageUrl(name), width: Number(width), height: Number(height) }
}

/** Returns the URL of an image. */
export function imageUrl(name: string): string {
  return `/game-data/art/${name}.webp`
}
