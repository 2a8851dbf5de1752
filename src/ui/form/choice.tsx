import type { InputHTMLAttributes, ReactNode } from 'react'
import box from './box.module.css'
import styles from './choice.module.css'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** `radio` for one of a group, `checkbox` for any of them. */
  kind: 'radio' | 'checkbox'
  label: ReactNode
}

/** Renders a native radio button or checkbox inside of its label: the whole tile is clickable. */
export function Choice({ kind, label, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice} data-checked={input.checked || undefined}>
      <input {...input} type={kind} className={box.box} />
      <span>{label}</span>
    </label>
  )
}
