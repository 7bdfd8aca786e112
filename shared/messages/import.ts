export const importMessages = {
  unknownType: 'The import type must be functions, suppliers or it_systems',
  otherBcp: 'bcp_id must be the plan in the address',
  notBase64: 'csv_data must be a CSV file in base64',
  notUtf8: 'The file isn’t UTF-8 text. Save it as “CSV UTF-8” and try again.',
  empty: 'The file is empty. Its first row must name the columns.',
  noColumns: 'The first row must name the columns, for example {columns}.',
  openQuote: 'Row {row}: a quotation mark isn’t closed, or is in the middle of a value.',
  tooManyColumns: 'A file can hold at most {max} columns.',
  tooManyRows: 'A file can hold at most {max} rows.',
  tooLarge: 'A file can be at most 1 MB.',
  listFull: 'This import would bring the list to {count} entries. A list can hold at most {max}. Nothing was imported.',
  row: {
    required: '{field} is required',
    choice: '{field} must be one of {choices}',
    impact: 'Write impact over time as “4 hours: Low, 1 day: High”',
    tooLong: '{field} is longer than {max} KB',
    repeated: '“{name}” is in the list or higher up in the file',
    extraCells: 'This row has more values than there are columns',
  },
} as const;

export const importScreenMessages = {
  notCsv: 'Please select a CSV file',
  unreadable: 'We couldn’t read the file. Choose it again.',
  success: 'Successfully imported {count} {type}',
  withErrors: 'Import completed with errors:',
  errorLine: 'Row {row}: {field} - {error}',
  failed: 'Failed to import CSV file. Please try again.',
  templateFailed: 'Failed to download template. Please try again.',
  columns: 'We didn’t recognize {columns}. Choose what they hold, or skip them.',
  oneColumn: 'We didn’t recognize one column: {columns}. Choose what it holds, or skip it.',
  noneRecognized: 'Is the first row the headings? We take the entries from the second row on.',
  repeated: 'Not added again, because they are in your list or higher up in the file:',
  noRoom:
    'Your list has room for {room} more, and {count} rows are ready. Import a shorter file, or delete entries from the list first.',
  notShown: 'We couldn’t read the list again. Reload the page to see the new entries.',
  noBcp: 'BCP ID is required for CSV import',
} as const;
