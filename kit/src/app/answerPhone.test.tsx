import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { ApiError } from '../api/index.ts';
import { defineManifest } from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import { v } from '../schema/index.ts';
import { createFakeHost, renderScreen } from '../testing/index.ts';
import { defineScreens } from './defineScreens.ts';
import { leaveGuards } from './leaveGuards.ts';
import { onReturn } from './onReturn.ts';
import { Screen } from './Screen.tsx';
import { useAppResult } from './useAppResult.ts';
import { useEndOnLeave } from './useEndOnLeave.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useLoad } from './useLoad.ts';
import { useWallet } from './WalletContext.ts';

const visitor = { forVisitor: true } as const;
const manifest = defineManifest({
  id: 'ans',
  name: { ko: '응답', en: 'Answer' },
  prefixes: ['/ans'],
  home: 'ANS10000',
  bridge: ['hello', 'openWebView', 'closeView'],
  screens: {
    ANS10000: { path: '/ans/ANS10000', title: { ko: '처음', en: 'Start' }, flags: visitor },
    ANS20000: { path: '/ans/ANS20000', title: { ko: '결제', en: 'Pay' }, flags: visitor },
    ANS30000: { path: '/ans/ANS30000', title: { ko: '잔액', en: 'Balance' }, flags: visitor },
    ANS40000: { path: '/ans/ANS40000', title: { ko: '단계', en: 'Steps' }, flags: visitor },
    ANS50000: { path: '/ans/ANS50000', title: { ko: '코드', en: 'Code' }, flags: visitor },
  },
});

function Start() {
  const { navigate } = useWallet();
  const [results, setResults] = useState<string[]>([]);
  useAppResult('seat', v.object({ seat: v.string() }), (result) =>
    setResults((before) => [...before, JSON.stringify(result)]),
  );
  return (
    <Screen title="처음">
      <button type="button" onClick={() => void navigate.openApp('/rail/RAL10000', { key: 'seat' })}>
        좌석 고르기
      </button>
      <button type="button" onClick={() => void navigate.open('/rail/RAL10000')}>
        철도
      </button>
      <output>{results.join(' ')}</output>
    </Screen>
  );
}

function Pay() {
  useLeaveGuard(true);
  return <Screen title="결제">결제 중</Screen>;
}

const reads: (() => void)[] = [];
let amount = 1000;
let loses = false;
function Balance() {
  const load = useLoad(
    () =>
      loses
        ? Promise.reject(new ApiError({ kind: 'network', method: 'GET', path: '/x' }))
        : new Promise<string>((resolve) => reads.push(() => resolve(`${amount}원`))),
    [],
    {
      onResume: 'reload',
    },
  );
  return (
    <Screen title="잔액" of={load}>
      {(text: string) => text}
    </Screen>
  );
}

function Steps() {
  const [step, setStep] = useState(1);
  const onBack = step > 1 ? { onBack: () => setStep(step - 1) } : {};
  return (
    <Screen title="단계" {...onBack}>
      <button type="button" onClick={() => setStep(step + 1)}>
        다음
      </button>
      <output>{`${step}단계`}</output>
    </Screen>
  );
}

let end: (open: string) => Promise<unknown>;
function Code() {
  const [open, setOpen] = useState<string | null>('code-1');
  useEndOnLeave(open, (each) => end(each));
  return (
    <Screen title="코드">
      <button type="button" onClick={() => setOpen(null)}>
        쓰였어요
      </button>
    </Screen>
  );
}

const screens = defineScreens(manifest, {
  ANS10000: async () => ({ ANS10000: Start }),
  ANS20000: async () => ({ ANS20000: Pay }),
  ANS30000: async () => ({ ANS30000: Balance }),
  ANS40000: async () => ({ ANS40000: Steps }),
  ANS50000: async () => ({ ANS50000: Code }),
});
const messages = defineMessages({ ko: async () => ({ messages: {} }), en: async () => ({ messages: {} }) });

async function open(at: string, phone = createFakeHost()) {
  const app = { manifest, screens, messages };
  const view = await renderScreen(app, at, { backend: createMock(), native: phone });
  return { ...view, phone };
}

const question = () => document.querySelectorAll('dialog[open][data-msg="leavePayment"]');
const asked = () => waitFor(() => expect(question()).toHaveLength(1));
const answer = (how: 'confirm' | 'cancel') =>
  act(async () => document.querySelector<HTMLElement>(`dialog[open] [data-action="${how}"]`)?.click());

describe('the leave guard', () => {
  it.each(['back', 'close'] as const)(
    '(G29) the top bar’s %s asks the same question, and closes the WebView when agreed',
    async (button) => {
      const { phone, shows } = await open('ANS20000');
      await shows('ANS20000');
      phone.emit('topBarTapped', { button });
      await asked();
      await answer('cancel');
      expect(phone.calls('closeView')).toHaveLength(0);
      phone.emit('topBarTapped', { button });
      await asked();
      await answer('confirm');
      await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
    },
  );

  it('(G29) home by the top bar or the header asks, and leads home when agreed', async () => {
    const { phone, shows } = await open('ANS20000');
    await shows('ANS20000');
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    phone.emit('topBarTapped', { button: 'home' });
    await asked();
    await answer('cancel');
    document.querySelector<HTMLElement>('[data-action="home"]')?.click();
    await asked();
    expect(left).not.toHaveBeenCalled();
    await answer('confirm');
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    left.mockRestore();
  });

  it('(G29) the browser asks nothing more once the customer has agreed, and asks again on a page shown again', async () => {
    const { phone, shows } = await open('ANS20000');
    await shows('ANS20000');
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(true);
    phone.emit('topBarTapped', { button: 'close' });
    await asked();
    await answer('confirm');
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
    expect(isHeld()).toBe(false);
    window.dispatchEvent(new Event('pageshow'));
    expect(isHeld()).toBe(true);
  });

  it('(G28) a swipe arrives as backPressed, and the page decides: it asks where a guard stands', async () => {
    const { phone, shows } = await open('ANS20000');
    await shows('ANS20000');
    phone.emit('backPressed');
    phone.emit('backPressed');
    await asked();
    await answer('confirm');
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
  });

  it('(G29) a page that begins anew has no guard of the page before', async () => {
    leaveGuards.add('leavePayment');
    const { phone, shows } = await open('ANS10000');
    await shows('ANS10000');
    phone.emit('backPressed');
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
    expect(question()).toHaveLength(0);
  });

  it('a button of the top bar that nobody knows does nothing', async () => {
    const { phone, shows } = await open('ANS10000');
    await shows('ANS10000');
    phone.emit('topBarTapped', { button: 'confetti' });
    await shows('ANS10000');
    expect(phone.calls('closeView')).toHaveLength(0);
  });
});

describe('what is open at the server', () => {
  const ended: string[] = [];
  async function openCode() {
    ended.length = 0;
    end = async (each) => void ended.push(each);
    const view = await open('ANS50000');
    await view.shows('ANS50000');
    return view;
  }

  it('ends before home is gone to, and not where the customer stays', async () => {
    await openCode();
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    let settle = () => {};
    end = (each) => {
      ended.push(each);
      return new Promise<void>((resolve) => {
        settle = resolve;
      });
    };
    document.querySelector<HTMLElement>('[data-action="home"]')?.click();
    await asked();
    await answer('cancel');
    expect(ended).toEqual([]);
    document.querySelector<HTMLElement>('[data-action="home"]')?.click();
    await asked();
    await answer('confirm');
    await waitFor(() => expect(ended).toEqual(['code-1']));
    expect(left).not.toHaveBeenCalled();
    settle();
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    left.mockRestore();
  });

  it('ends before the WebView closes by the phone’s back', async () => {
    const { phone } = await openCode();
    phone.emit('backPressed');
    await asked();
    await answer('confirm');
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
    expect(ended).toEqual(['code-1']);
  });

  it('holds nobody for long where the network is dead', async () => {
    const { phone } = await openCode();
    end = () => new Promise(() => {});
    phone.emit('backPressed');
    await asked();
    await answer('confirm');
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
  });

  it('ends with the page that goes without asking, once', async () => {
    const { unmount } = await openCode();
    window.dispatchEvent(new Event('pagehide'));
    expect(ended).toEqual(['code-1']);
    unmount();
    expect(ended).toEqual(['code-1']);
  });

  it('ends with its screen', async () => {
    const { unmount } = await openCode();
    unmount();
    expect(ended).toEqual(['code-1']);
  });

  it('is left alone once it has ended by itself, and nobody is asked', async () => {
    const { phone, unmount, getByText } = await openCode();
    await act(async () => getByText('쓰였어요').click());
    phone.emit('backPressed');
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
    unmount();
    expect(ended).toEqual([]);
    expect(question()).toHaveLength(0);
  });
});

describe('an app that is opened again', () => {
  it('(G16) goes where it was to lead', async () => {
    const { phone, shows, path } = await open('ANS10000');
    await shows('ANS10000');
    phone.emit('reopened', { url: '/ans/ANS20000?from=card' });
    await shows('ANS20000');
    expect(path()).toBe('/ans/ANS20000?from=card');
  });

  it('(G16) asks first where a guard stands', async () => {
    const { phone, shows } = await open('ANS20000');
    await shows('ANS20000');
    phone.emit('reopened', { url: '/ans/ANS10000' });
    await asked();
    await answer('cancel');
    await shows('ANS20000');
  });

  it.each(['/rail/RAL10000', '/answers/1', '//evil.example/ans/ANS20000', '/ans\\..\\ANS20000'])(
    '(G16) stays where it is for %s',
    async (url) => {
      const { phone, shows } = await open('ANS10000');
      await shows('ANS10000');
      phone.deliver(JSON.stringify({ v: 1, kind: 'event', name: 'reopened', data: { url } }));
      await act(async () => {});
      await shows('ANS10000');
    },
  );
});

describe('the timeline', () => {
  it('(G48) has each bridge call with its method and outcome, and nothing that was said', async () => {
    performance.clearMeasures('wallet:bridge');
    const { phone, shows, user } = await open('ANS10000');
    await shows('ANS10000');
    await user.click(screen.getByRole('button', { name: '철도' }));
    await waitFor(() => expect(phone.calls('openWebView')).toHaveLength(1));
    await act(async () => {});
    const entries = performance.getEntriesByName('wallet:bridge') as PerformanceMeasure[];
    expect(entries.map(({ detail }) => detail)).toContainEqual(
      expect.objectContaining({ app: 'ans', method: 'openWebView' }),
    );
    expect(JSON.stringify(entries)).not.toContain('RAL10000');
  });
});

describe('an app that opens another', () => {
  it('(G15) gives the screen a value that fits, and says of another that it does not', async () => {
    const { phone, shows, user } = await open('ANS10000');
    await shows('ANS10000');
    for (const value of [{ seat: '3A' }, { seat: 7 }]) {
      const before = phone.calls('openWebView').length;
      await user.click(screen.getByRole('button', { name: '좌석 고르기' }));
      await waitFor(() => expect(phone.calls('openWebView')).toHaveLength(before + 1));
      await act(async () => {});
      const opening = phone.calls('openWebView').at(-1)?.opening;
      phone.emit('viewClosed', {
        webViewId: '2',
        ...(opening ? { opening } : {}),
        reason: undefined,
        result: { kind: 'submitted', value },
      });
    }
    await waitFor(() =>
      expect(document.querySelector('output')?.textContent).toBe(
        '{"kind":"submitted","value":{"seat":"3A"}} {"kind":"invalid"}',
      ),
    );
  });

  it.each(['좌석 고르기', '철도'])('(G16) says that too much is open, and stays, for %s', async (name) => {
    const phone = createFakeHost();
    phone.fail('openWebView', 'DENIED');
    const { shows, user } = await open('ANS10000', phone);
    await shows('ANS10000');
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect(document.querySelectorAll('dialog[open][data-msg="tooManyOpen"]')).toHaveLength(1),
    );
    await shows('ANS10000');
    expect(left).not.toHaveBeenCalled();
    left.mockRestore();
  });
});

describe('a page that comes back', () => {
  const event = (name: 'pagehide' | 'pageshow') =>
    window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));

  it.each([
    ['another WebView', 'phone'],
    ['the back/forward cache', 'cache'],
  ])('(G22) after %s covers its amounts until they are read again', async (_name, how) => {
    reads.length = 0;
    amount = 1000;
    const { phone, shows, container } = await open('ANS30000');
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.();
    await shows('ANS30000');
    expect(container.textContent).toContain('1000원');
    act(() => (how === 'phone' ? phone.emit('pause') : void event('pagehide')));
    expect(container.textContent).not.toContain('1000원');
    act(() => (how === 'phone' ? phone.emit('resume') : void event('pageshow')));
    expect(container.textContent).not.toContain('1000원');
    await shows('ANS30000', 'loading');
    await waitFor(() => expect(reads).toHaveLength(2));
    amount = 400;
    reads[1]?.();
    await shows('ANS30000');
    expect(container.textContent).toContain('400원');
  });

  it('one call lost on the way back is made again before the page says anything', async () => {
    reads.length = 0;
    amount = 1000;
    const { phone, shows, container } = await open('ANS30000');
    await waitFor(() => expect(reads).toHaveLength(1));
    reads[0]?.();
    await shows('ANS30000');
    loses = true;
    act(() => phone.emit('resume'));
    await shows('ANS30000', 'loading');
    loses = false;
    await waitFor(() => expect(reads).toHaveLength(2), { timeout: 4000 });
    expect(container.querySelector('[data-state="error"]')).toBeNull();
    reads[1]?.();
    await shows('ANS30000');
  });

  it('a tab of a browser that was hidden for more than a minute reads again, one for less does not', () => {
    const comeBack = vi.fn();
    const stop = onReturn({ on: () => () => undefined, isNative: false }, { comeBack });
    const now = vi.spyOn(Date, 'now');
    const turn = (state: 'hidden' | 'visible', at: number) => {
      now.mockReturnValue(at);
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden', 0);
    turn('visible', 59_000);
    expect(comeBack).not.toHaveBeenCalled();
    turn('hidden', 100_000);
    turn('visible', 161_000);
    expect(comeBack).toHaveBeenCalledOnce();
    stop();
    turn('hidden', 200_000);
    turn('visible', 900_000);
    expect(comeBack).toHaveBeenCalledOnce();
  });

  it.each(['phone', 'cache'])('(G22) asks again who the customer is, by the %s', async (how) => {
    const { phone, shows, journal } = await open('ANS10000');
    await shows('ANS10000');
    const asks = async () => (await journal()).filter(({ path }) => path === '/mstr/userinfo').length;
    const before = await asks();
    act(() => (how === 'phone' ? phone.emit('resume') : void event('pageshow')));
    await waitFor(async () => expect(await asks()).toBe(before + 1));
  });
});

describe('(G27) a screen with steps', () => {
  it('goes a step back for header, back button and swipe alike, and leaves from its first', async () => {
    const phone = createFakeHost();
    const { user } = await open('ANS40000', phone);
    const shows = (text: string) => screen.findByText(text);
    const next = await screen.findByRole('button', { name: '다음' });
    await user.click(next);
    await user.click(next);
    await shows('3단계');
    act(() => phone.emit('backPressed'));
    await shows('2단계');
    await user.click(screen.getByRole('button', { name: /뒤로|이전/ }));
    await shows('1단계');
    expect(phone.calls('closeView')).toEqual([]);
    act(() => phone.emit('backPressed'));
    await waitFor(() => expect(phone.calls('closeView')).toHaveLength(1));
  });
});
