export const iso27001Messages = {
  needsPremium: 'Premium subscription required for ISO 27001 Disaster Recovery Plan',
  /** The server answered without a document. */
  loadFailed: 'Failed to load ISO 27001 document',
  /** No answer came. */
  loadError: 'Error loading ISO 27001 document',
  noBcps: 'No BCPs yet',
  bcpsFailed: 'Failed to load BCPs',
  aligned: 'Aligned with ISO/IEC 27001:2022. This is not a certificate, and it does not promise one.',
} as const;
