/** Sizes in the drawing: the distance between lanterns, and the depth of the rope. */
const pitch = 100
const sag = 40
const top = 12
/** The height of the drawing, down to the reflections or the lowest lantern. */
const seaDepth = 208
const airDepth = 180

// Palette roles as attributes: two kinds of pages use this component, and a stylesheet would be
// loaded on all of them.
const rope = 'var(--line-strong)'
const flame = 'var(--accent)'

interface LanternStrandProps {
  count: number
  /** The number of lit lanterns, from the first on. */
  lit: number
  /** True if lit lanterns are reflected in the water below. */
  isOverSea?: boolean
}

/** Renders lanterns on a rope, as decoration. */
export function LanternStrand({ count, lit, isOverSea = false }: LanternStrandProps) {
  const width = count * pitch
  const ropeAt = (x: number) => Math.round(top + 4 * sag * (x / width) * (1 - x / width))
  const lanterns = Array.from({ length: count }, (_, index) => (index + 0.5) * pitch)
  return (
    <svg
      viewBox={`0 0 ${width} ${isOverSea ? seaDepth : airDepth}`}
      width="100%"
      display="block"
      overflow="visible"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {/* As wide as the container, and down to its bottom. */}
      {isOverSea && <rect x="-2000" y="166" width="6000" height="2000" fill="var(--sea-deep)" />}
      <path d={`M0 ${top}Q${width / 2} ${top + 2 * sag} ${width} ${top}`} stroke={rope} />
      {lanterns.map((x) => (
        <Lantern key={x} x={x} y={ropeAt(x)} />
      ))}
      {/* Siblings, so that a page's styles can light them one by one. */}
      <g data-flames>
        {lanterns.slice(0, lit).map((x) => (
          <Flame key={x} x={x} y={ropeAt(x)} isOverSea={isOverSea} />
        ))}
      </g>
    </svg>
  )
}

function Lantern({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={rope}>
      <path d="M0 0v18M0 98v18M-8 116h16" />
      <rect x="-32" y="24" width="64" height="64" rx="24" />
      <path d="M-12 26q-10 30 0 60M12 26q10 30 0 60" opacity="0.7" />
      <path d="M-14 21h28M-14 91h28" strokeWidth="7" />
    </g>
  )
}

/** The light of a lantern, over the lantern itself, and its reflection. */
function Flame({ x, y, isOverSea }: { x: number; y: number; isOverSea: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g fill={flame} opacity="0.16">
        <circle cy="56" r="56" />
        <circle cy="56" r="44" />
      </g>
      <rect x="-32" y="24" width="64" height="64" rx="24" fill={flame} stroke={rope} />
      <path d="M-12 26q-10 30 0 60M12 26q10 30 0 60" opacity="0.7" stroke="var(--ink-on-dusk)" />
      <path d="M-14 21h28M-14 91h28" strokeWidth="7" stroke="var(--coral)" />
      {isOverSea && <path d={`M-20 ${178 - y}h40m-30 12h20`} stroke={flame} opacity="0.5" />}
    </g>
  )
}
