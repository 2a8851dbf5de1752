/** A rating (CC-OM-240611-001), a registration (2024-SEOUL-0123, KR-2024-000123), a date, a telephone number. */
const otherNumbers =
  /^(?:[A-Z]{1,3}-)+\d{6}-\d+$|^(?:19|20)\d\d-[A-Z]+-\d+$|^[A-Z]{1,4}-(?:19|20)\d\d-\d+$|(?:^|-)(?:19|20)\d\d-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])(?=$|[-T])|^[\d-]+$/

/** Returns true if a text has the form of a number of something else, so that it is no coupon code. */
export const isOtherNumber = (text: string): boolean => otherNumbers.test(text)
