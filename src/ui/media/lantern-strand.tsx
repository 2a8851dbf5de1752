import darkLantern from './art/lantern-out-240x240.svg?no-inline'
import litLantern from './art/lantern-240x240.svg?no-inline'

/** Sizes in the drawing: the distance between lanterns, the depth of the rope, and down to the lowest lantern. */
const pitch = 100
const sag = 40
const top = 12
const depth = 180

// A palette role as an attribute: two kinds of pages use this component, and a stylesheet would be loaded on all
// of them.
const rope = 'var(--line-strong)'

interface LanternStrandProps {
  count: number
  /** The number of lit lanterns, from the first on. */
  lit: number
}

/** Renders lanterns on a rope, as decoration. */
export function LanternStrand({ count, lit }: LanternStrandProps) {
  const width = count * pitch
  const ropeAt = (x: number) => Math.round(top + 4 * sag * (x / width) * (1 - x / width))
  const lanterns = Array.from({ length: count }, (_, index) => (index + 0.5) * pitch)
  return (
    <svg
      viewBox={`0 0 ${width} ${depth}`}
      width="100%"
      display="block"
      overflow="visible"
      fill="none"
      stroke={rope}
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={`M0 ${top}Q${width / 2} ${top + 2 * sag} ${width} ${top}`} />
      {lanterns.map((x) => (
        <g key={x} transform={`translate(${x} ${ropeAt(x)})`}>
          <path d="M0 0v20" />
          <image href={darkLantern} x="-120" y="-64" width="240" height="240" />
        </g>
      ))}
      {/* Siblings, so that a page's styles can light them one by one. */}
      <g data-flames>
        {lanterns.slice(0, lit).map((x) => (
          <g key={x}>
            <image href={litLantern} x={x - 120} y={ropeAt(x) - 64} width="240" height="240" />
          </g>
        ))}
      </g>
    </svg>
  )
}
