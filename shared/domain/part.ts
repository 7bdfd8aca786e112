import * as z from 'zod';

type WithoutDefault<T> = T extends z.ZodDefault<infer I> ? I : T;
type PartialShape<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<WithoutDefault<S[K]> & z.core.$ZodType> };

/**
 * Any part of an object. `schema.partial()` fills defaults into absent fields (zod 4), which would overwrite stored
 * values in an update; this drops the defaults first.
 */
export const partialWithoutDefaults = <S extends z.ZodRawShape>(schema: z.ZodObject<S>): z.ZodObject<PartialShape<S>> => {
  const unwrapDefault = (field: z.core.$ZodType) =>
    field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType);
  const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, unwrapDefault(field).optional()]));
  return z.object(shape) as unknown as z.ZodObject<PartialShape<S>>;
};
