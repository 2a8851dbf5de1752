/**
 * Returns a configuration for the same site on another origin: the policy of a build allows scripts of its
 * public origin only.
 */
export const atOrigin = (configuration: string, origin: string) =>
  configuration.replaceAll(/https?:\/\/[\w.:-]+(?=\/assets\/|\/legacy\.js)/g, origin)
