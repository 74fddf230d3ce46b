import { expect, test } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { defineManifest } from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import { v } from '../schema/index.ts';
import { go, renderScreen } from '../testing/index.ts';
import { defineScreens } from './defineScreens.ts';
import { Screen } from './Screen.tsx';
import { useAction } from './useAction.ts';
import { useIntent } from './useIntent.ts';
import { useLoad } from './useLoad.ts';

const title = { ko: '결제', en: 'Pay' };
const schema = v.object({ amount: v.number() });

function Pay({ kind }: { kind: string }) {
  const intents = useIntent(kind, schema);
  const underWay = useLoad(async () => (await intents.read()) ?? null, [intents]);
  const pay = useAction(async () => {
    const intent = await intents.begin({ amount: 5000 });
    await intents.markSent(intent.id);
    underWay.reload();
  });
  return (
    <Screen title="결제" of={underWay}>
      {(intent) => (
        <>
          <output>{intent ? `${intent.id} ${intent.isSent}` : 'none'}</output>
          <button type="button" onClick={() => void pay.run()}>
            결제하기
          </button>
        </>
      )}
    </Screen>
  );
}

function PAY10000() {
  return <Pay kind="mpm" />;
}

function PAY20000() {
  return <Pay kind="atm" />;
}

const manifest = defineManifest({
  id: 'pay',
  name: title,
  prefixes: ['/pay'],
  home: 'PAY10000',
  bridge: ['hello'],
  screens: { PAY10000: { path: '/pay/PAY10000', title }, PAY20000: { path: '/pay/PAY20000', title } },
});
const words = async () => ({ messages: { title: '' } });
const app = {
  manifest,
  screens: defineScreens(manifest, {
    PAY10000: async () => ({ PAY10000 }),
    PAY20000: async () => ({ PAY20000 }),
  }),
  messages: defineMessages({ ko: words, en: words }),
};

test('an intent is found again by every screen that asks for its kind, and by no other', async () => {
  const view = await renderScreen(app, 'PAY10000', { backend: createMock(), persona: 'member' });
  const shown = () => view.container.querySelector('output')?.textContent;
  await view.shows('PAY10000');
  expect(shown()).toBe('none');
  await view.user.click(view.getByRole('button', { name: '결제하기' }));
  await view.findByText(/true/);
  const kept = shown();
  expect(kept).toMatch(/^[\w-]{36} true$/);

  go('/pay/PAY20000');
  await view.shows('PAY20000');
  expect(shown()).toBe('none');
  go('/pay/PAY10000');
  await view.shows('PAY10000');
  expect(shown()).toBe(kept);
});
