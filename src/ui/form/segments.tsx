import { useId, type ReactNode } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<TValue extends string> {
  title: ReactNode
  /** True if only assistive technology needs the title. */
  hidesTitle?: boolean
  /** An explanation below the options. */
  note?: ReactNode
  options: readonly { value: TValue; name: ReactNode }[]
  chosen: TValue
  onChoose: (value: TValue) => void
}

/** The classes of a list of links that looks like a segmented control; the name of each is in a `span`. */
export const segmentLinks = { list: styles.segments, item: styles.segment }

/** Renders a radio group as one segmented control. Its choice applies at once. */
export function Segments<TValue extends string>({
  title,
  hidesTitle = false,
  note,
  options,
  chosen,
  onChoose,
}: SegmentsProps<TValue>) {
  const name = useId()
  return (
    <fieldset aria-describedby={note === undefined ? undefined : `${name}note`}>
      <legend className={hidesTitle ? 'visually-hidden' : styles.title}>{title}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
              className={styles.input}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p id={`${name}note`} className="meta">
          {note}
        </p>
      )}
    </fieldset>
  )
}
