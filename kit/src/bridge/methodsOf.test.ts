import { describe, expect, test } from 'vitest';
import { type MethodContract, type MethodName, methods } from './contract.ts';
import { methodsOf } from './methodsOf.ts';

function neighbours(version: string): [before: string, after: string] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const before =
    patch > 0 ? [major, minor, patch - 1] : minor > 0 ? [major, minor - 1, 99] : [major - 1, 99, 99];
  return [before.join('.'), [major, minor, patch + 1].join('.')];
}

describe.each(['I', 'G'] as const)('on the %s line', (line) => {
  test.each(Object.keys(methods) as MethodName[])(
    '(G8) %s is known from its version on, not before',
    (name) => {
      const { since }: MethodContract = methods[name];
      const [before, after] = neighbours(since[line]);
      expect(methodsOf(`${line}${before}`)).not.toContain(name);
      expect(methodsOf(`${line}${since[line]}`)).toContain(name);
      expect(methodsOf(`${line}${after}`)).toContain(name);
    },
  );
});
