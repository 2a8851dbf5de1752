import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import styles from './button.module.css'

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the site that looks like a button. */
export const LinkButton = createLink(function ButtonAnchor({ children, ...props }: AnchorProps) {
  return (
    <a {...props} className={styles.button}>
      {children}
    </a>
  )
})
