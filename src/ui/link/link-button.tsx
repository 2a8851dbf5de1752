import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from '#ui/form/button.module.css'

/** A link within the site that looks like a button. */
export const LinkButton = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={styles.button}>
    {children}
  </a>
))
