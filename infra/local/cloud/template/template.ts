export interface Resource {
  stack: string;
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

export const readTemplate = (stack: string, raw: RawTemplate): Template => ({
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
