import { defineScreens, Screen, useAction, useWallet } from '@wallet/kit/app';
import { defineManifest } from '@wallet/kit/manifest';
import { defineMessages } from '@wallet/kit/messages';
import { renderScreen } from '@wallet/kit/testing';
import { BottomBar, Button } from '@wallet/kit/ui';
import { expect, test } from 'vitest';

const title = { ko: '시작', en: 'Start' };
const manifest = defineManifest({
  id: 'rail',
  name: title,
  prefixes: ['/rail'],
  home: 'RAL10000',
  bridge: ['hello'],
  screens: {
    RAL10000: { path: '/rail/RAL10000', title, flags: { forVisitor: true } },
    RAL20000: { path: '/rail/RAL20000/{day}', title, flags: { forVisitor: true }, back: 'RAL10000' },
  },
});

function RAL10000() {
  const { navigate } = useWallet();
  const next = useAction(async () => navigate.push('RAL20000', { params: { day: '20261121' } }));
  const footer = (
    <BottomBar>
      <Button action="next" isBusy={next.isRunning} onClick={() => void next.run()}>
        다음
      </Button>
    </BottomBar>
  );
  return <Screen title="시작" footer={footer} />;
}

function RAL20000() {
  return <Screen title="날짜">언제 떠날까요?</Screen>;
}

// A code of the manifest without a screen does not compile. In an app each is a lazy import of a file of its own.
const screens = defineScreens(manifest, {
  RAL10000: async () => ({ RAL10000 }),
  RAL20000: async () => ({ RAL20000 }),
});
const words = { title: '시작' };
const messages = defineMessages({
  ko: async () => ({ messages: words }),
  en: async () => ({ messages: words }),
});

// src/main.tsx is one call: startMicroapp({ manifest, screens, messages });

test('a screen leads on to the next by its code', async () => {
  const backend = { fetch: async () => Response.json({ status: 401, code: '4010' }, { status: 401 }) };
  const view = await renderScreen({ manifest, screens, messages }, 'RAL10000', { backend });
  await view.user.click(await view.findByRole('button', { name: '다음' }));
  await view.shows('RAL20000');
  expect(view.path()).toBe('/rail/RAL20000/20261121');
});
