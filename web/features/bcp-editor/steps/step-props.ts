/** What a step is told by the wizard around it. */
export interface StepProps {
  /** Counts refused attempts to go on; from the first on every field shows its message. */
  attempt: number;
}
