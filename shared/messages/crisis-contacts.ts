/** Sentences of the crisis contacts. */
export const crisisMessages = {
  granted: 'Access granted',
  denied: 'Gold or Premium subscription required, or admin privileges.',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  badEmail: 'Please enter a valid email address',
  notFound: 'Contact not found',
  missingColumn: 'Required column is missing',
  imported: 'Successfully imported {count} users',
  partly: '{count} of {rows} rows were imported',
  noRows: 'The file has no rows below its header',
  missingColumns: 'Required column is missing: {columns}',
  full: 'An account holds up to {max} contacts. Delete some before you add more.',
  noFile: 'csv_data or a file is required',
} as const;
