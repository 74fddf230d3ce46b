import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { defineManifest } from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { defineScreens } from './defineScreens.ts';

const manifest = defineManifest({
  id: 'try',
  name: { ko: '시험', en: 'Try' },
  prefixes: ['/try'],
  home: 'TRY10000',
  bridge: ['hello'],
  screens: { TRY10000: { path: '/try/TRY10000', title: { ko: '시험', en: 'Try' } } },
});
const screens = defineScreens(manifest, {
  TRY10000: async () => ({
    TRY10000: () => {
      throw new Error('김하늘');
    },
  }),
});
const messages = defineMessages({ ko: async () => ({ messages: {} }), en: async () => ({ messages: {} }) });

afterEach(() => vi.restoreAllMocks());

test('(R363) a screen that throws leaves no blank page, and is recorded without what stood on it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = await renderScreen({ manifest, screens, messages }, 'TRY10000', {
    backend: createMock(),
    persona: 'member',
  });
  await waitFor(() => expect(document.querySelector('[data-msg="screenFailed"]')).not.toBeNull());
  await waitFor(async () => {
    const recorded = (await view.journal()).filter(({ path }) => path === '/comm/common/situHistInsert');
    expect(recorded.map(({ body }) => body)).toEqual([
      { situation: 'screenFailed', app: 'try', version: expect.any(String), screen: 'TRY10000' },
    ]);
  });
});
