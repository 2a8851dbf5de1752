import { darkMoods } from './moods-dark.ts'
import { lightMoods } from './moods-light.ts'

export const moods = { ...darkMoods, ...lightMoods }

export type MoodName = keyof typeof moods
