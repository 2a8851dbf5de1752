/** A problem that a validator reports. */
export interface Finding {
  tool: string
  rule: string
  /** The file, or the path of the page. */
  where: string
  message: string
}

interface Accepted {
  tool: string
  rule: RegExp
  /** The message of the finding; any by default. */
  message?: RegExp
  reason: string
}

/** Findings that are no faults of the site, with the reason. */
const accepted: Accepted[] = [
  {
    tool: 'html-validate',
    rule: /^require-sri$/,
    reason: 'Styles and pictures come from the origin of the page itself.',
  },
  {
    tool: 'html-validate',
    rule: /^unique-landmark$/,
    reason:
      'Menu and languages are in the HTML once for each width, and CSS shows one. axe-core checks the landmarks that are shown.',
  },
  {
    tool: 'html-validate',
    rule: /^attr-case$/,
    reason: 'React writes its own spelling; names of attributes are case-insensitive in HTML.',
  },
  {
    tool: 'html-validate',
    rule: /^valid-id$/,
    message: /"_R_/,
    reason: 'The ids of useId. HTML allows every character but white space.',
  },
  {
    tool: 'html-validate',
    rule: /^no-redundant-role$/,
    reason: 'CSS changes the display of tables, which takes their roles away in some browsers.',
  },
  {
    tool: 'html-validate',
    rule: /^prefer-native-element$/,
    message: /<progress>/,
    reason: 'Lanterns that are lit one by one: <progress> cannot be styled as such.',
  },
  {
    tool: 'Spectral',
    rule: /^info-contact$/,
    reason: 'The API has no contact of its own.',
  },
]

const isAccepted =
  (finding: Finding) =>
  ({ tool, rule, message }: Accepted) =>
    tool === finding.tool && rule.test(finding.rule) && (message?.test(finding.message) ?? true)

/** Returns the findings that are not accepted. */
export const unaccepted = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !accepted.some(isAccepted(finding)))

/** Returns the reasons of accepted findings that no validator reports any more. */
export const unused = (findings: readonly Finding[]): string[] =>
  accepted
    .filter((each) => !findings.some((finding) => isAccepted(finding)(each)))
    .map(({ tool, rule }) => `${tool} ${rule.source}`)
