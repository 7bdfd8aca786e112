import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { EnvName } from '#functions/runtime/env.ts';

export interface Binding {
  variables: Partial<Record<EnvName, string>>;
  statements: PolicyStatement[];
  acknowledged?: { id: string; reason: string }[];
}

export const setting = (name: EnvName, value: string): Binding => ({ variables: { [name]: value }, statements: [] });
