import { ISO27001_VERSION, type Iso27001Document } from '#shared/domain/iso27001.ts';
import { createContext, type DocumentContext, type DocumentInput } from './document-context.ts';
import { writeControls, writeGaps, writeTests } from './iso27001/assurance.ts';
import {
  writeBackups,
  writeFailback,
  writeObjectives,
  writeRedundancy,
  writeRunbooks,
  writeScope,
  writeWaves,
} from './iso27001/recovery.ts';
import { writeAttack, writeDeclaration, writeTeam } from './iso27001/response.ts';

const sections: readonly [title: string, write: (context: DocumentContext) => string][] = [
  ['Scope, version and approval', writeScope],
  ['Recovery objectives', writeObjectives],
  ['Dependencies and recovery waves', writeWaves],
  ['Recovery team and vendors', writeTeam],
  ['Declaring an IT disaster', writeDeclaration],
  ['Recovery procedure per system', writeRunbooks],
  ['Backup register', writeBackups],
  ['Redundancy and alternatives', writeRedundancy],
  ['Ransomware and data breach', writeAttack],
  ['Return to normal', writeFailback],
  ['Test log and actions', writeTests],
  ['Control mapping', writeControls],
  ['Gaps', writeGaps],
];

/** Everything comes from the BCP; what it does not say is printed as not yet defined. */
export const buildIso27001Document = (input: DocumentInput): Iso27001Document => {
  const context = createContext(input);
  return {
    version: ISO27001_VERSION,
    business_name: input.bcp.business_name,
    generated_at: input.generatedAt,
    sections: sections.map(([title, write], at) => ({ title: `${at + 1}. ${title}`, content: write(context) })),
  };
};
