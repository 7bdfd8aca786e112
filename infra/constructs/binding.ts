import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { EnvName } from '#functions/runtime/env.ts';

export interface Binding {
  variables: Partial<Record<EnvName, string>>;
  statements: PolicyStatement[];
  /** Findings of cdk-nag that the statements cause wherever they are granted, each with its reason. */
  acknowledged?: { id: string; reason: string }[];
}

/** A plain setting: a name and a value, no permission. */
export const setting = (name: EnvName, value: string): Binding => ({ variables: { [name]: value }, statements: [] });
