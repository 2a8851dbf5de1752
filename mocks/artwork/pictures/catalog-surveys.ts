import { pictureOf, type Picture } from './picture.ts'
import { helm } from './scenes/helm.ts'

/** The surveys that have a picture of their own, by id. */
export const surveyArt: Picture[] = [pictureOf('survey-71', 640, 360, ['dusk', helm])]
