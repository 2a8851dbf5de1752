import type { PolicyType } from './policy.queries.ts'

/** The route of a policy with versions: on the main site, or in the webview, whose links stay under `/link`. */
export interface PolicyRoute {
  type: PolicyType
  path: `/policy/${PolicyType}` | `/link/policy/${PolicyType}`
  isLink: boolean
}

export const privacyRoute: PolicyRoute = {
  type: 'privacy-policy',
  path: '/policy/privacy-policy',
  isLink: false,
}

export const linkPrivacyRoute: PolicyRoute = {
  type: 'privacy-policy',
  path: '/link/policy/privacy-policy',
  isLink: true,
}

export const termsRoute: PolicyRoute = { type: 'terms', path: '/policy/terms', isLink: false }

export const linkTermsRoute: PolicyRoute = {
  type: 'terms',
  path: '/link/policy/terms',
  isLink: true,
}
