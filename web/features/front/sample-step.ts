/** The sample as a reader sees it. It is made while building, so that the page needs none of the wizard's rules. */
export interface SampleEntry {
  name: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export interface SamplePart {
  title: string;
  facts?: readonly (readonly [label: string, value: string])[];
  lines?: readonly string[];
  entries?: readonly SampleEntry[];
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
}

export interface SampleStep {
  number: number;
  title: string;
  question: string;
  parts: readonly SamplePart[];
}

export const SAMPLE_DOCUMENTS = ['standard', 'executive', 'quick'] as const;
export type SampleDocument = (typeof SAMPLE_DOCUMENTS)[number];

export interface SampleBcp {
  steps: readonly SampleStep[];
  documents: readonly { template: SampleDocument; title: string; pdf: string }[];
}
