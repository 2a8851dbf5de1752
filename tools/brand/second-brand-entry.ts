// Everything that writes names into the output, built with the settings of another brand
// (second-brand.full.test.ts).
export * from '../../src/prerender.tsx'
export { manifest, robots, sitemap } from '../build/crawler-files.ts'
export { atomFeed } from '../build/feeds.ts'
export { structuredData } from '../build/structured-data.ts'
