import { kitDoors, kitSpecifiers, runtimeSpecifiers } from '@wallet/kit/vite';
import { expect, test } from 'vitest';

// An app's vite.config.ts is one line: export default defineMicroapp(import.meta.dirname);

test('what pages share is named, so that no app bundles it', () => {
  expect(kitSpecifiers).toContain('@wallet/kit/ui');
  expect(runtimeSpecifiers).toContain('react');
  expect(kitDoors).not.toContain('testing');
});
