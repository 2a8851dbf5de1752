const metals = ['gold', 'silver', 'bronze'] as const

/** Returns the tone of the tile of a rank: a metal for the first three. */
export const rankTone = (rank: number) => metals[rank - 1] ?? 'quiet'
