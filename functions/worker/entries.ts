/** The forms of single entries that several kinds of job ask for. Only the first fields are required: the rest may stay open. */
import * as z from 'zod';
import {
  Criticality,
  Effectiveness,
  ImplementationPriority,
  MitigationStatus,
  SystemType,
} from '#shared/domain/bcp/option-schemas.ts';
import { DURATIONS } from '#shared/domain/bcp/options.ts';

const text = (max: number, hint: string) => z.string().max(max).describe(hint);
const texts = (max: number, entries: number, hint: string) => z.array(z.string().max(max)).max(entries).describe(hint);
const duration = (hint: string) => text(60, `${hint}: one of ${DURATIONS.join(', ')}`).optional();
const reason = text(300, 'Why for this business: name the fact in its data that calls for it').optional();

export const RiskEntry = z.object({ name: text(80, 'Short name of the risk in title case, without a rating'), reason });

export const FunctionEntry = z.object({
  name: text(120, 'Name of the business function as its people would say it'),
  description: text(600, 'What it does and what stands still without it').optional(),
  criticality: z.enum(Criticality.options).optional(),
  max_downtime: duration('Maximum tolerable downtime').optional(),
  rto: duration('Recovery time objective, shorter than the maximum tolerable downtime').optional(),
  rpo: text(60, 'How much data may be lost, as a duration such as 1 hour').optional(),
  responsible_role: text(120, 'Role, never a person').optional(),
  responsible_team: text(120, 'Team or department').optional(),
  owner: text(120, 'Role that owns the function').optional(),
  resources: texts(120, 12, 'People, equipment, systems and supplies it needs').optional(),
  dependencies: texts(120, 12, 'Functions, systems and suppliers it depends on, by the names in the plan').optional(),
  recovery_procedures: text(1500, 'Numbered steps: work around by hand first, then recover').optional(),
  reason,
});

export const SystemEntry = z.object({
  name: text(120, 'Name of the IT system or service'),
  description: text(600, 'What the business does with it').optional(),
  criticality: z.enum(Criticality.options).optional(),
  system_type: z.enum(SystemType.options).optional(),
  vendor: text(120, 'Kind of vendor; a product only where the plan names it').optional(),
  max_downtime: duration('Maximum tolerable downtime').optional(),
  rto: duration('Recovery time objective').optional(),
  rpo: text(60, 'How much data may be lost, as a duration').optional(),
  backup_frequency: text(60, 'How often it is backed up, such as Daily').optional(),
  backup_location: text(200, 'Where backups are kept, away from the main site').optional(),
  recovery_time: text(60, 'How long a restore takes').optional(),
  recovery_procedures: text(1500, 'Numbered steps').optional(),
  supports_functions: texts(120, 12, 'Business functions it supports, by the names in the plan').optional(),
  dependencies: texts(120, 12, 'What it needs itself').optional(),
  reason,
});

export const MitigationEntry = z.object({
  risk_name: text(80, 'The identified risk it answers, spelled as in the data'),
  mitigation_strategy: text(200, 'The measure in one line'),
  detailed_strategy: text(2000, 'How it is carried out, up to 15 short lines').optional(),
  incident_response_steps: texts(300, 12, 'What to do, in order, when the risk strikes').optional(),
  specific_actions: texts(300, 12, 'What to set up beforehand').optional(),
  responsible_party: text(120, 'Role, never a person').optional(),
  timeline: text(120, 'By when, such as Within 30 days').optional(),
  effectiveness: z.enum(Effectiveness.options).optional(),
  status: z.enum(MitigationStatus.options).optional(),
  implementation_priority: z.enum(ImplementationPriority.options).optional(),
  resources_required: text(400, 'People, equipment and rough cost').optional(),
  maintenance_requirements: text(400, 'What keeps it working, and how often').optional(),
  reason,
});
