/** The mock backend and its library: only in a demo build. */
export const mockModules = [/\/mocks\//, /node_modules\/(?:@mswjs|msw)\//]
