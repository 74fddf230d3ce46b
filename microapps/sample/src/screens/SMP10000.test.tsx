import { waitFor } from '@testing-library/react';
import { renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

const app = { manifest, screens, messages };

test('(R302) a developer finds every screen, and a row opens it', async () => {
  const view = await renderScreen(app, '/sample', { backend: createMock(), persona: 'developer' });
  await view.shows('SMP10000');
  await view.user.click(view.getByRole('button', { name: /컴포넌트/ }));
  await view.shows('SMP50000');
  expect(view.path()).toBe('/sample/gallery');
});

const others = ['visitor', 'member'].flatMap((persona) =>
  Object.values(manifest.screens).map(({ path }) => [persona, path] as const),
);

test.each(others)('(R300) a %s is led from %s to the entry', async (persona, path) => {
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  await renderScreen(app, path, { backend: createMock(), persona });
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/'));
  expect(document.querySelector('[data-screen^="SMP"]')).toBeNull();
});
