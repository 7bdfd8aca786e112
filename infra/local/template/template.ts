/** Synthesizes the stage `local` in this process and hands out its templates, resource by resource. */
import { buildApp } from '#infra/app.ts';
import { type Stage, stages } from '#infra/stages.ts';

export interface Resource {
  stack: string;
  /** Logical id within the stack. */
  id: string;
  type: string;
  properties: Record<string, unknown>;
  metadata: Record<string, unknown>;
}

export interface Template {
  stack: string;
  resources: Resource[];
  /** Values that other stacks import, by export name. */
  exports: Record<string, unknown>;
}

interface RawTemplate {
  Resources?: Record<string, { Type: string; Properties?: Record<string, unknown>; Metadata?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: string } }>;
}

const read = (stack: string, raw: RawTemplate): Template => ({
  stack,
  resources: Object.entries(raw.Resources ?? {}).map(([id, { Type, Properties = {}, Metadata = {} }]) => ({
    stack,
    id,
    type: Type,
    properties: Properties,
    metadata: Metadata,
  })),
  exports: Object.fromEntries(
    Object.values(raw.Outputs ?? {}).flatMap(({ Value, Export }) => (Export ? [[Export.Name, Value] as const] : [])),
  ),
});

/** The templates as they would be deployed; only the site's address follows the port. */
export const synthesize = (siteUrl: string): { stage: Stage; templates: Template[] } => {
  const stage: Stage = { ...stages.local, siteUrl };
  const assembly = buildApp(stage, { bundling: false }).synth();
  return { stage, templates: assembly.stacks.map((stack) => read(stack.stackName, stack.template as RawTemplate)) };
};
