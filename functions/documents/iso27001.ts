/** The IT disaster recovery document of a plan: thirteen sections of plain text, aligned with ISO/IEC 27001:2022. */
import { ISO27001_VERSION, type Iso27001Document } from '#shared/domain/iso27001.ts';
import { controls, gaps, tests } from './iso27001/assurance.ts';
import { objectives, scope, waves } from './iso27001/objectives.ts';
import { backups, failback, redundancy, runbooks } from './iso27001/recovery.ts';
import { attack, declaration, team } from './iso27001/response.ts';
import { type PlanToRender, type Subject, subjectOf } from './subject.ts';

const sections: readonly [title: string, write: (subject: Subject) => string][] = [
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
export const iso27001Document = (plan: PlanToRender): Iso27001Document => {
  const subject = subjectOf(plan);
  return {
    version: ISO27001_VERSION,
    business_name: plan.bcp.business_name,
    generated_at: plan.generatedAt,
    sections: sections.map(([title, write], at) => ({ title: `${at + 1}. ${title}`, content: write(subject) })),
  };
};
