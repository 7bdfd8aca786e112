export const locationMessages = {
  onlyUs: 'Only locations in the USA can be validated',
  cityMissing: 'City is required',
  stateMissing: 'State is required',
  zipMissing: 'ZIP code is required',
  unknownState: '“{state}” isn’t a US state',
  zipFormat: 'Enter a ZIP code of 5 digits, or ZIP+4',
  zipUnused: 'ZIP code {zip} isn’t in use',
  unknownZip: 'We don’t know this ZIP code. Enter the five digits of a US address.',
  mismatch: 'ZIP code {zip} belongs to {place}, not to {state}',
} as const;
