import { artworkOf, type Artwork } from './artwork.ts'
import { helm } from './scenes/helm.ts'

/** The surveys that have an image of their own, by id. */
export const surveyArt: Artwork[] = [artworkOf('survey-71', 640, 360, ['dusk', helm])]
