import { describe, expect, test } from 'vitest';
import { type AppSide, respond } from '../../mocks/src/host/model/respond.ts';
import { readSettings } from '../../mocks/src/host/model/settings.ts';
import {
  type EventName,
  errorText,
  events,
  eventText,
  readFromPage,
  replyText,
} from '../src/bridge/index.ts';
import { createFakeHost, type FakeHost } from '../src/testing/createFakeHost.ts';
import { fitsSchema } from './fitsSchema.ts';
import type { JsonSchema } from './jsonSchemaOf.ts';
import released from './released.schema.json' with { type: 'json' };
import kit010 from './transcripts/kit0.1.0.json' with { type: 'json' };

/** What pages of a kit sent, word by word, and the contract by which they read what comes back. */
const kits = [{ ...kit010, defs: released.$defs as unknown as Record<string, JsonSchema> }];

interface Reply {
  id: string;
  ok: boolean;
  result?: unknown;
}

const friendly: AppSide = {
  settings: () => ({
    ...readSettings({ getItem: () => null }),
    permissions: {
      camera: 'granted',
      location: 'granted',
      contacts: 'granted',
      photos: 'granted',
      notifications: 'granted',
      nfc: 'granted',
    },
  }),
  hostInfo: () => createFakeHost({ platform: 'ios', appVersion: 'I6.4.0' }).info,
  loginInfo: () => ({ ci: '', isVisitUser: 'Y', loginWay: '', loginAccessMediaDstic: '' }),
  ssoInfo: () => ({ samlAssertion: 's', ci: 'c', ssoNo: '', kBCrtfiSerno: '', groupCoCd: 'KB0' }),
  now: () => new Date(0),
  ask: async (_, { choices }) => ({ value: choices.find(({ isMain }) => isMain)?.value ?? '', draft: '{}' }),
  decidePermission: () => undefined,
  reasonToDeny: () => null,
  holder: () => null,
  hasRoom: () => true,
  openView: () => '2',
  reopenView: () => null,
  closeView: () => undefined,
  changeTopBar: () => undefined,
  askWallet: async () => ({ status: 'VC_EXIST' }),
  leaveFor: () => undefined,
};

/** The developer's phone: it reads a page's text and answers with one. */
async function askPhone(text: string): Promise<string> {
  const request = readFromPage(text);
  if (request?.kind !== 'request') return request?.refusal ?? 'not read';
  const outcome = await respond(request.method, request.params, '1', friendly);
  return 'code' in outcome
    ? errorText(request.id, outcome.code, outcome.message)
    : replyText(request.id, outcome.result);
}

async function askFake(host: FakeHost, text: string): Promise<string> {
  return new Promise((resolve) => {
    const stop = host.transport.listen(
      (reply) => {
        stop();
        resolve(String(reply));
      },
      () => undefined,
    );
    host.transport.post(text);
  });
}

const apps: [string, (text: string) => Promise<string>][] = [
  ['the fake app', (text) => askFake(createFakeHost({ appVersion: 'G6.4.0' }), text)],
  ['the developer\u2019s phone', askPhone],
];

describe.each(kits)('pages of kit $kit', ({ kit, requests, defs }) => {
  describe.each(apps)('in %s of today', (_, ask) => {
    test.each(requests)('(G41) $method is answered as they read it', async (request) => {
      const reply = JSON.parse(await ask(JSON.stringify(request))) as Reply;
      expect(reply).toMatchObject({ v: 1, kind: 'reply', id: request.id, ok: true });
      expect(fitsSchema(defs[`${request.method}.result`] ?? { enum: [] }, reply.result)).toBe(true);
      expect(fitsSchema(defs[`${request.method}.reply`] ?? { enum: [] }, reply, defs)).toBe(true);
    });
  });

  test('(G41) every method that they knew is among what they sent', () => {
    const known = Object.keys(defs).flatMap((key) => (key.endsWith('.params') ? [key.slice(0, -7)] : []));
    expect([...new Set(requests.map(({ method }) => method))].sort()).toEqual(known.sort());
    expect(requests.find(({ method }) => method === 'hello')?.params).toMatchObject({ kitVersion: kit });
  });

  test('(G41) the events of today are what they know, or have a name that they drop', () => {
    const data: { [E in EventName]?: object } = {
      viewClosed: { webViewId: '2', result: { paid: true }, opening: 'one', reason: 'killed' },
      loginChanged: { isLogin: true },
      topBarTapped: { button: 'back' },
      go: { url: '/forest/FTR10000' },
      reopened: { url: '/forest/FTR10000' },
    };
    const later = (Object.keys(events) as EventName[]).filter((name) => {
      const event = JSON.parse(eventText(name, data[name] as never)) as unknown;
      const earlier = defs[`${name}.event`];
      if (earlier) expect(fitsSchema(earlier, event), name).toBe(true);
      return !earlier;
    });
    expect(later).toEqual(['restarted', 'reopened']);
  });
});
