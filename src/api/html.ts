import * as v from 'valibot'
import { withNumericReferences } from './named-references.ts'

/** HTML whose characters are named by numbers only. The app sanitizes it where it renders it (rich-html.tsx). */
export const html = v.pipe(v.string(), v.transform(withNumericReferences))
