import { type Manifest, toIndexApp, toRegistryApp } from '@wallet/kit/manifest';
import { createMock } from '@wallet/mocks/backend';
import { expect, it } from 'vitest';
import { releasedScreen } from './api/released.ts';
import { manifest as launcher } from './manifest.ts';
import { walletPages } from './model/walletPages.ts';

const others = import.meta.glob<{ manifest: Manifest }>('../../microapps/*/src/manifest.ts', { eager: true });
const manifests: Manifest[] = [launcher, ...Object.values(others).map(({ manifest }) => manifest)];
const index = {
  apps: manifests.map((manifest) => toIndexApp(toRegistryApp(manifest, { version: '1', kit: '1' }), 'f00d')),
};

it('what home offers by a title is a door of its app: its title stands in the index', async () => {
  const answer = await createMock().fetch(new Request('http://localhost:4173/wApi/mstr/main/cards'));
  const { payload } = (await answer.json()) as {
    payload: { cardList: { routeName: string; domainName: string }[] };
  };
  const screens = payload.cardList.flatMap(
    ({ routeName, domainName }) => releasedScreen(index, routeName, domainName) ?? [],
  );
  expect(screens.length).toBeGreaterThan(3);
  for (const { code, title } of screens) expect(title, code).toBeDefined();
  const pages = walletPages(index, { isVisitor: false }).map(({ code }) => code);
  expect(pages).toEqual(expect.arrayContaining(['FAL11000', 'FAL21000', 'FAL30000', 'FMY10000', 'SVC10000']));
});
