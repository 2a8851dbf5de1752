/**
 * Attributes of a field that neither keyboards nor password managers should fill in or change: a UID is no user
 * name, and a coupon code no one-time code.
 */
export const plainField = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const
