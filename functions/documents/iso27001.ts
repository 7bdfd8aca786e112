import { ISO27001_VERSION, type Iso27001Document } from '#shared/domain/iso27001.ts';
import { createContext, type DocumentContext, type DocumentInput } from './document-context.ts';
import { controls, gaps, tests } from './iso27001/assurance.ts';
import { backups, failback, objectives, redundancy, runbooks, scope, waves } from './iso27001/recovery.ts';
import { attack, declaration, team } from './iso27001/response.ts';

const sections: readonly [title: string, write: (context: DocumentContext) => string][] = [
  ['Scope, version and approval', scope],
  ['Recovery objectives', objectives],
  ['Dependencies and recovery waves', waves],
  ['Recovery team and vendors', team],
  ['Declaring an IT disaster', declaration],
  ['Recovery procedure per system', runbooks],
  ['Backup register', backups],
  ['Redundancy and alternatives', redundancy],
  ['Ransomware and data breach', attack],
  ['Return to normal', failback],
  ['Test log and actions', tests],
  ['Control mapping', controls],
  ['Gaps', gaps],
];

/** Everything in it comes from the plan; what the plan does not say is named as not yet defined. */
export const iso27001Document = (plan: DocumentInput): Iso27001Document => {
  const context = createContext(plan);
  return {
    version: ISO27001_VERSION,
    business_name: plan.bcp.business_name,
    generated_at: plan.generatedAt,
    sections: sections.map(([title, write], at) => ({ title: `${at + 1}. ${title}`, content: write(context) })),
  };
};
