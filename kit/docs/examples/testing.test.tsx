import { defineCall } from '@wallet/kit/api';
import { defineScreens, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { defineManifest } from '@wallet/kit/manifest';
import { defineMessages } from '@wallet/kit/messages';
import { v } from '@wallet/kit/schema';
import { type Backend, createFakeHost, renderScreen } from '@wallet/kit/testing';
import { Button, List, ListItem } from '@wallet/kit/ui';
import { expect, test } from 'vitest';

// 1. The screen as data: who may see it, and what it asks of the phone.
const manifest = defineManifest({
  id: 'rail',
  name: { ko: '기차', en: 'Trains' },
  prefixes: ['/rail'],
  home: 'RAL10000',
  bridge: ['hello', 'openWebView'],
  screens: {
    RAL10000: {
      path: '/rail/RAL10000',
      title: { ko: '운행 안내', en: 'Departures' },
      flags: { forVisitor: true },
    },
  },
});

// 2. Its words, in both languages.
const ko = { title: '운행 안내', stations: '역', lost: '유실물 센터' };
const en = { title: 'Departures', stations: 'Stations', lost: 'Lost property' };
const messages = defineMessages({ ko: async () => ({ messages: ko }), en: async () => ({ messages: en }) });

// 3. Its call.
const readStations = defineCall<void, { names: string[] }>({
  method: 'GET',
  path: '/rail/v1/stations',
  answer: v.object({ names: v.array(v.string()) }),
});

// 4. The screen.
function RAL10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const stations = useLoad((signal) => readStations(undefined, { signal }));
  return (
    <Screen title={t.title} of={stations}>
      {({ names }) => (
        <>
          <List label={t.stations}>
            {names.map((name) => (
              <ListItem key={name} title={name} />
            ))}
          </List>
          <Button onClick={() => void navigate.open('/lost/LST10000')}>{t.lost}</Button>
        </>
      )}
    </Screen>
  );
}
const screens = defineScreens(manifest, { RAL10000: async () => ({ RAL10000 }) });
const app = { manifest, screens, messages };

// 5. A backend is what answers requests; an app of this workspace takes createMock() of @wallet/mocks/backend.
function backendWith(names: unknown): Backend {
  return {
    async fetch({ url }) {
      if (url.includes('/_mocks/')) return Response.json({});
      if (url.includes('/mstr/userinfo'))
        return Response.json({ status: 401, code: '4010' }, { status: 401 });
      return Response.json({ status: 200, code: '0000', message: '', payload: { names } });
    },
  };
}

test('the screen lists what the server says', async () => {
  const view = await renderScreen(app, 'RAL10000', { backend: backendWith(['서울', '부산']) });
  await view.shows('RAL10000');
  expect(view.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['서울', '부산']);
});

test('an answer that does not fit becomes an error with a retry', async () => {
  const view = await renderScreen(app, 'RAL10000', { backend: backendWith('서울') });
  await view.shows('RAL10000', 'error');
  expect(view.getByRole('button', { name: '다시 시도' })).toBeDefined();
});

test('in the app its button opens a WebView: a fake phone in three lines', async () => {
  const native = createFakeHost({ platform: 'ios', appVersion: 'I6.3.0' });
  const view = await renderScreen(app, 'RAL10000', { backend: backendWith(['서울']), native });
  await view.user.click(await view.findByRole('button', { name: '유실물 센터' }));
  expect(native.calls('openWebView')).toMatchObject([{ url: '/lost/LST10000' }]);
});
