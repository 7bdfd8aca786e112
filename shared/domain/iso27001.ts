import * as z from 'zod';

export const ISO27001_VERSION = '1.0';

const Iso27001Section = z.object({
  title: z.string(),
  /** Plain text: one paragraph per line; `- ` and `1. ` begin list items. */
  content: z.string(),
});

export const Iso27001Document = z.object({
  version: z.literal(ISO27001_VERSION),
  business_name: z.string(),
  generated_at: z.string(),
  sections: z.array(Iso27001Section),
});
export type Iso27001Document = z.infer<typeof Iso27001Document>;
