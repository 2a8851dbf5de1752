/** The minimum score of each tier from 1 on (docs/product.md#numbers). */
export const tierThresholds: readonly number[] = [
  1_000_000, 2_000_000, 3_000_000, 4_000_000, 4_500_000,
]

/**
 * Returns the tier of a score, 0 to 5; 0 if the score is not a number (docs/product.md#numbers).
 */
export function scoreTier(score: unknown): number {
  if (typeof score !== 'number' || !Number.isFinite(score)) return 0
  return tierThresholds.filter((threshold) => score >= threshold).length
}
