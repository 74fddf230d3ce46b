import { expect, it } from 'vitest';
import { pathOfPage, releasedScreen } from './released.ts';

const screen = (code: string, path: string) => ({ code, path, title: { ko: code, en: code }, flags: {} });
const app = { version: '1.0.0', kit: '1.0.0' };
const registry = {
  apps: [
    {
      ...app,
      id: 'forest',
      prefixes: ['/forest'],
      entry: '/forest/',
      screens: [screen('FTR10000', '/forest/FTR10000')],
    },
    {
      ...app,
      id: 'idoc',
      prefixes: ['/idoc', '/studentcard'],
      entry: '/idoc/',
      screens: [screen('FSL10000', '/studentcard/FSL10000')],
    },
  ],
};

it('(R080) finds a page by its pageId', () => {
  expect(pathOfPage(registry, '/x/FTR10000/')).toBe('/forest/FTR10000');
  expect(pathOfPage(registry, 'FZZ99999')).toBeNull();
});

it('finds a screen in the domain that has it, whichever of its prefixes the screen lies under', () => {
  expect(releasedScreen(registry, 'FSL10000', 'idoc')?.path).toBe('/studentcard/FSL10000');
  expect(releasedScreen(registry, 'FTR10000', '')?.path).toBe('/forest/FTR10000');
});

it('finds nothing where the domain is not released, or does not have the screen', () => {
  expect(releasedScreen(registry, 'FKS10000', 'rail')).toBeNull();
  expect(releasedScreen(registry, 'FTR10000', 'rail')).toBeNull();
});
