/** Location validation: what is asked and what is answered. */
import * as z from 'zod';

export const LocationQuestion = z.object({
  address: z.string().max(500).nullish(),
  city: z.string().max(200).nullish(),
  state: z.string().max(200).nullish(),
  zip: z.string().max(20).nullish(),
  country: z.string().max(100).default('USA'),
});
export type LocationQuestion = z.infer<typeof LocationQuestion>;

export const LocationAnswer = z.object({
  validated: z.boolean(),
  error: z.string().nullable(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});
export type LocationAnswer = z.infer<typeof LocationAnswer>;
