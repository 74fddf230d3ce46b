import { configure, waitFor } from '@testing-library/react';
import { dialog, field, part, type RenderedScreen, renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { expect, vi } from 'vitest';
import { gates } from '../src/gates.ts';
import { manifest } from '../src/manifest.ts';
import { messages } from '../src/messages/index.ts';
import { screens } from '../src/screens.ts';

export { field, go, part } from '@wallet/kit/testing';

configure({ asyncUtilTimeout: 5000 });

/** The code that the mock sends to every phone. */
export const CODE = '135790';

/** Who a person of the mock is, as a form asks it. */
export interface Who {
  name: string;
  birth: string;
  residentKind: string;
  phone: string;
}

export const people = {
  /** nobody the mock knows */
  stranger: { name: '한새벽', birth: '950312', residentKind: '2', phone: '01077778888' },
  member: { name: '김하늘', birth: '900215', residentKind: '2', phone: '01055551201' },
  locked: { name: '강잠금', birth: '900215', residentKind: '2', phone: '01055551211' },
  managementCode4: { name: '윤정비', birth: '900215', residentKind: '2', phone: '01055551212' },
  notMember03: { name: '문라희', birth: '900215', residentKind: '2', phone: '01055551215' },
  notMember04: { name: '배그린', birth: '900215', residentKind: '2', phone: '01055551216' },
  notMember: { name: '신미래', birth: '900215', residentKind: '2', phone: '01055551214' },
  /** a member who has nothing in the wallet */
  justJoined: { name: '한가온', birth: '900215', residentKind: '2', phone: '01055551229' },
  dormant: { name: '백휴면', birth: '900215', residentKind: '2', phone: '01055551226' },
  child: { name: '강아윤', birth: '150817', residentKind: '4', phone: '01055551228' },
} as const satisfies Record<string, Who>;

export interface MemberScreen extends RenderedScreen {
  tap(action: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  /** a dialog with this message is open; answers it */
  answer(id: string, action?: 'confirm' | 'cancel'): Promise<void>;
  /** this is said under the field, which has the focus */
  saysUnder(field: string, id: string): Promise<string>;
  /** the page has gone to another document, once */
  leftFor(path: string): Promise<void>;
  identify(who: Who): Promise<void>;
  sendTo(phone: string): Promise<void>;
  verify(who: Who, code?: string): Promise<void>;
  choosePassword(password: string, again?: string): Promise<void>;
  agreeAll(): Promise<void>;
  bodies(call: string): Promise<unknown[]>;
}

/** Where the page was to go, in another document. */
export const goes = vi.fn<(to: string) => void>();

type Options = Partial<Parameters<typeof renderScreen>[2]> & {
  /** what is released, by app: the code of its screen and its version */
  released?: Readonly<Record<string, { code: string; version: string }>>;
};

function registryOf(released: NonNullable<Options['released']>) {
  const apps = Object.entries(released).map(([id, { code, version }]) => ({
    id,
    version,
    kit: '1.0.0',
    prefixes: [`/${id}`],
    entry: `/${id}/`,
    screens: [{ code, path: `/${id}/${code}`, title: { ko: code, en: code }, flags: {} }],
  }));
  return Response.json({ apps });
}

/** A screen of this app with everything real; other apps' pages are noted instead of opened. */
export async function open(at: string, { released = {}, ...options }: Options = {}): Promise<MemberScreen> {
  vi.stubGlobal('fetch', async () => registryOf(released));
  vi.spyOn(window.location, 'replace').mockImplementation((to) => goes(String(to)));
  vi.spyOn(window.location, 'assign').mockImplementation((to) => goes(String(to)));
  goes.mockClear();
  const backend = options.backend ?? createMock();
  const shown = await renderScreen({ manifest, screens, messages, gates }, at, { ...options, backend });
  return { ...shown, ...handsOf(shown) };
}

function handsOf(shown: RenderedScreen): Omit<MemberScreen, keyof RenderedScreen> {
  const { user } = shown;
  const find = (selector: string) => waitFor(() => part(selector));
  const tap = async (action: string) => user.click(await find(`[data-action="${action}"]`));
  const type = async (name: string, text: string) => {
    const input = await waitFor(() => field(name));
    await user.clear(input);
    await user.type(input, text);
  };
  async function identify(who: Who) {
    await type('name', who.name);
    await type('birth', who.birth);
    await type('residentKind', who.residentKind);
    await user.click(await find('button[data-field="carrier"]'));
    await user.click(await find('button[data-value="01"]'));
    await tap('submit');
  }
  async function sendTo(phone: string) {
    await type('phone', phone);
    await tap('sendCode');
  }
  return {
    tap,
    type,
    async answer(id, action = 'confirm') {
      const shut = await dialog(id);
      await user.click(await find(`dialog[data-msg="${id}"] [data-action="${action}"]`));
      await waitFor(() => expect(shut.isConnected).toBe(false));
    },
    async saysUnder(name, id) {
      const said = await waitFor(() => part(`p[data-msg="${id}"]`));
      await waitFor(() => expect(document.activeElement).toBe(field(name)));
      expect(field(name).getAttribute('aria-describedby')).toContain(said.id);
      expect(document.querySelector('dialog[data-msg]')).toBeNull();
      return said.textContent ?? '';
    },
    async leftFor(path) {
      await waitFor(() => expect(goes).toHaveBeenCalledWith(path));
      expect(goes).toHaveBeenCalledTimes(1);
    },
    identify,
    sendTo,
    async verify(who, code = CODE) {
      await identify(who);
      await sendTo(who.phone);
      // With its last figure it sends itself.
      await type('code', code);
    },
    async choosePassword(password, again = password) {
      await type('password', password);
      await type('passwordAgain', again);
      await tap('submit');
    },
    async agreeAll() {
      await user.click(await find('input[data-field="agreeAll"]'));
      await tap('next');
    },
    async bodies(call) {
      const journal = await shown.journal();
      return journal.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
    },
  };
}
