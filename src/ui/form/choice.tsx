import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choice.module.css'

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** One of a group, or any of them. */
  kind: 'radio' | 'checkbox'
  label: ReactNode
}

/** A native radio button or checkbox with its label around it: all of the tile can be pressed. */
export function Choice({ kind, label, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type={kind} className={styles.box} />
      <span>{label}</span>
    </label>
  )
}
