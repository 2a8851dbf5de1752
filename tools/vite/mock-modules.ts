/** The mock backend and the library that answers for it: in a demo build alone. */
export const mockModules = [/\/mocks\//, /node_modules\/(?:@mswjs|msw)\//]
