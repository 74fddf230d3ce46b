import { expect, expectTypeOf, test } from 'vitest';
import { type Infer, type Schema, v } from './index.ts';

const forest = v.object({ id: v.string(), rooms: v.optional(v.number(), 0) });

test('a schema gives the type and the check', () => {
  expectTypeOf<Infer<typeof forest>>().toEqualTypeOf<{ id: string; rooms: number }>();
  expect(v.parse(forest, { id: 'F1', unknown: true })).toEqual({ id: 'F1', rooms: 0 });
  expect(v.safeParse(forest, { id: 1 }).success).toBe(false);
  expect(v.is(v.null(), null)).toBe(true);
});

test('a function can ask for any schema of one outcome', () => {
  function read<T>(schema: Schema<T>, value: unknown): T | null {
    const outcome = v.safeParse(schema, value);
    return outcome.success ? outcome.output : null;
  }
  expect(read(v.pipe(v.string(), v.trim(), v.minLength(2)), ' ok ')).toBe('ok');
  expect(read(v.string(), 3)).toBeNull();
});
