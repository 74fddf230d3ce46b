import { appName } from '@wallet/mocks/backend';
import { expect, it } from 'vitest';
import { everyApp } from './testing/everyApp.ts';

it('the stand-in backend names each app as its manifest does', () => {
  const apps = everyApp.map(({ manifest }) => manifest).filter(({ id }) => id !== 'launcher');
  expect(apps.map(({ id }) => [id, appName(id)])).toEqual(apps.map(({ id, name }) => [id, name]));
});
