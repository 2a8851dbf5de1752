import type { Config } from 'stylelint'

/** The files that define the tokens. */
const scale = ['src/ui/styles/{tokens,print}.css']

const round = String.raw`var\(--radius-(?:small|card|pill)\)`

/** Keeps every style on the tokens of `src/ui/styles/tokens.css` (docs/design-system.md). */
export default {
  reportNeedlessDisables: true,
  referenceFiles: ['src/**/*.css'],
  rules: {
    'declaration-property-value-allowed-list': {
      'font-size': [String.raw`/^var\(--text-(?:xs|md|lg|xl|2xl|3xl)\)$/`, 'inherit', '0'],
      'font-weight': ['400', '700', 'inherit'],
      font: [String.raw`/^700 var\(--text-/`, 'inherit'],
      '/^border-(?:.+-)?radius$/': [`/^(?:${round}|0)(?: (?:${round}|0))*$/`, 'inherit'],
      'box-shadow': [String.raw`/^var\(--(?:lift|float|glow|dim)\)$/`, 'none'],
      'text-shadow': ['var(--halo)', 'none'],
    },
    'media-feature-name-value-allowed-list': {
      width: ['40rem', '64rem', '90rem'],
      height: ['30rem', '44rem'],
    },
    'media-feature-name-disallowed-list': ['/^(?:min|max)-/'],
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(?:rgb|hsl)a?$/', '/^(?:ok)?l(?:ab|ch)$/', 'hwb', 'color'],
    'no-unknown-custom-properties': true,
  },
  overrides: [{ files: scale, rules: { 'color-no-hex': null, 'function-disallowed-list': null } }],
} satisfies Config
