/** Version of privacy policy and terms, raised with every change of their meaning. */
export const policyVersion = '2026-11-30'
