import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMock } from '../../../mocks/src/backend/index.ts';
import { defineManifest } from '../manifest/index.ts';
import { defineMessages } from '../messages/index.ts';
import { createFakeHost, type FakeHost, renderScreen } from '../testing/index.ts';
import { alert, hasOpenDialog } from '../ui/index.ts';
import { defineScreens } from './defineScreens.ts';
import { Screen } from './Screen.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useWallet } from './WalletContext.ts';

const codes = ['BCK10000', 'BCK20000', 'BCK30000', 'BCK60000'] as const;
type Code = (typeof codes)[number];
/** The screen that asks before it is left. */
const guarded: Code = 'BCK60000';

const entry = (code: Code) => ({
  path: `/bck/${code}` as const,
  title: { ko: code, en: code },
  flags: { forVisitor: true } as const,
});
const manifest = defineManifest({
  id: 'bck',
  name: { ko: '뒤로', en: 'Back' },
  prefixes: ['/bck'],
  home: 'BCK10000',
  bridge: ['hello', 'closeView'],
  screens: {
    BCK10000: entry('BCK10000'),
    BCK20000: entry('BCK20000'),
    BCK30000: entry('BCK30000'),
    BCK60000: entry('BCK60000'),
  },
});

function page(code: Code) {
  return function Page() {
    const { navigate } = useWallet();
    useLeaveGuard(code === guarded);
    return (
      <Screen title={code}>
        {codes.map((to) => (
          <div key={to}>
            <button type="button" data-push={to} onClick={() => navigate.push(to)}>
              {to}
            </button>
            <button type="button" data-replace={to} onClick={() => navigate.replace(to)}>
              {to}
            </button>
          </div>
        ))}
        <button type="button" data-ask="" onClick={() => void alert({ id: 'serverMessage' })}>
          alert
        </button>
      </Screen>
    );
  };
}

const screens = defineScreens(manifest, {
  BCK10000: async () => ({ BCK10000: page('BCK10000') }),
  BCK20000: async () => ({ BCK20000: page('BCK20000') }),
  BCK30000: async () => ({ BCK30000: page('BCK30000') }),
  BCK60000: async () => ({ BCK60000: page('BCK60000') }),
});
const messages = defineMessages({ ko: async () => ({ messages: {} }), en: async () => ({ messages: {} }) });

/** The reference: entries as any browser keeps them, and how often the WebView was to close. */
interface Stack {
  entries: Code[];
  index: number;
  closed: number;
}

interface Real {
  phone: FakeHost;
}

const shown = () => document.querySelector('[data-screen]')?.getAttribute('data-screen');
const question = () => document.querySelectorAll('dialog[open][data-msg="leavePayment"]');
const here = (stack: Stack) => stack.entries[stack.index] as Code;

function tap(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Until nothing moves any more: a few turns of the event loop, with React. */
async function calm() {
  for (let turn = 0; turn < 2; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 40 && !isSo(); turn += 1) await calm();
}

/** Does something that leaves the screen; on the guarded one the customer is asked once, and answers. */
async function leave(stack: Stack, answer: 'confirm' | 'cancel', does: () => void): Promise<boolean> {
  await act(async () => does());
  await calm();
  if (here(stack) !== guarded) return true;
  await until(() => question().length > 0);
  expect(question()).toHaveLength(1);
  expect(shown()).toBe(guarded);
  await act(async () => tap(`dialog[open] [data-action="${answer}"]`));
  await calm();
  return answer === 'confirm';
}

async function agree(stack: Stack, { phone }: Real) {
  await until(() => shown() === here(stack) && window.location.pathname === `/bck/${here(stack)}`);
  expect({
    shown: shown(),
    path: window.location.pathname,
    isCovered: hasOpenDialog(),
    depth: (window.history.state as { walletDepth: number }).walletDepth,
    closed: phone.calls('closeView').length,
  }).toEqual({
    shown: here(stack),
    path: `/bck/${here(stack)}`,
    isCovered: false,
    depth: stack.index,
    closed: stack.closed,
  });
}

/** The kinds of steps that were really taken. */
const taken = new Set<string>();

type Step = fc.AsyncCommand<Stack, Real>;
const answers = fc.constantFrom('confirm' as const, 'cancel' as const);
const anyCode = fc.constantFrom(...codes);

function command(
  name: string,
  canRun: (stack: Stack) => boolean,
  run: (stack: Stack, real: Real) => Promise<unknown>,
): Step {
  return {
    check: (stack) => canRun(stack),
    toString: () => name,
    async run(stack, real) {
      taken.add(name.split(' ')[0] ?? '');
      await run(stack, real);
      await agree(stack, real);
    },
  };
}

const outsidePush = (code: Code) => {
  window.history.pushState({}, '', `/bck/${code}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
const outsideReplace = (code: Code, state: unknown) => {
  window.history.replaceState(state, '', `/bck/${code}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

const push = (who: 'own' | 'outside') =>
  fc.tuple(anyCode, answers).map(([code, answer]) =>
    command(
      `push ${who} ${code} ${answer}`,
      // Going where one is adds an entry that looks the same: nothing to tell apart.
      (stack) => code !== here(stack),
      async (stack) => {
        const does = () => (who === 'own' ? tap(`[data-push="${code}"]`) : outsidePush(code));
        const isLeaving = await leave(stack, answer, does);
        // An outside step has already taken what lay ahead, and lies there itself when it is taken back.
        if (isLeaving || who === 'outside')
          stack.entries = [...stack.entries.slice(0, stack.index + 1), code];
        if (isLeaving) stack.index += 1;
      },
    ),
  );

const replace = (who: 'own' | 'outside' | 'outside bare') =>
  fc.tuple(anyCode, answers).map(([code, answer]) =>
    command(
      `replace ${who} ${code} ${answer}`,
      (stack) => code !== here(stack),
      async (stack) => {
        const does = () =>
          who === 'own'
            ? tap(`[data-replace="${code}"]`)
            : outsideReplace(code, who === 'outside' ? window.history.state : {});
        const isLeaving = await leave(stack, answer, does);
        const isTouched = isLeaving || who !== 'own';
        // happy-dom drops what is ahead of a replaced entry; browsers do not, as launcher/e2e/back.spec.ts shows.
        if (isTouched) stack.entries = stack.entries.slice(0, stack.index + 1);
        if (isLeaving) stack.entries[stack.index] = code;
      },
    ),
  );

type How = 'header' | 'hardware' | 'swipe' | 'top bar';
const backBy = (how: How, { phone }: Real) => {
  if (how === 'header') tap('[data-action="back"]');
  else if (how === 'top bar') phone.emit('topBarTapped', { button: 'back' });
  else phone.emit('backPressed');
};

const back = fc
  .tuple(fc.constantFrom<How>('header', 'hardware', 'swipe', 'top bar'), answers)
  .map(([how, answer]) =>
    command(
      `back by ${how} ${answer}`,
      () => true,
      async (stack, real) => {
        if (!(await leave(stack, answer, () => backBy(how, real)))) return;
        if (stack.index > 0) stack.index -= 1;
        else stack.closed += 1;
      },
    ),
  );

const twice = answers.map((answer) =>
  command(
    `back pressed twice ${answer}`,
    (stack) => here(stack) === guarded,
    async (stack, { phone }) => {
      const does = () => {
        phone.emit('backPressed');
        phone.emit('backPressed');
      };
      if (!(await leave(stack, answer, does))) return;
      if (stack.index > 0) stack.index -= 1;
      else stack.closed += 1;
    },
  ),
);

const browser = (delta: -1 | 1) =>
  answers.map((answer) =>
    command(
      `browser ${delta < 0 ? 'back' : 'forward'} ${answer}`,
      ({ entries, index }) => entries[index + delta] !== undefined,
      async (stack) => {
        if (await leave(stack, answer, () => window.history.go(delta))) stack.index += delta;
      },
    ),
  );

const dialog = fc.constant(
  command(
    'dialog then back',
    () => true,
    async (_stack, { phone }) => {
      await act(async () => tap('[data-ask]'));
      await until(() => document.querySelector('dialog[open]') !== null);
      expect(hasOpenDialog()).toBe(true);
      await act(async () => phone.emit('backPressed'));
      await until(() => document.querySelector('dialog[open]') === null);
    },
  ),
);

const close = fc.constant(
  command(
    'close by the top bar',
    () => true,
    async (stack, { phone }) => {
      const closes = () => phone.emit('topBarTapped', { button: 'close' });
      if (await leave(stack, 'confirm', closes)) stack.closed += 1;
    },
  ),
);

test('(G27, G29) history, screen and a reference stack agree whatever the customer and the phone do', async () => {
  const phone = createFakeHost({ answers: { closeView: true } });
  const app = { manifest, screens, messages };
  const view = await renderScreen(app, 'BCK10000', { backend: createMock(), native: phone });
  await view.shows('BCK10000');

  /** Back to the beginning: one entry, and one ahead of it. */
  async function anew(): Promise<Stack> {
    const depth = (window.history.state as { walletDepth: number }).walletDepth;
    const toStart = async () => {
      if (question().length === 0) return;
      await act(async () => tap('dialog[open] [data-action="confirm"]'));
    };
    if (depth > 0) await act(async () => window.history.go(-depth));
    await calm();
    await toStart();
    await calm();
    if (shown() !== 'BCK10000') await act(async () => outsideReplace('BCK10000', window.history.state));
    await calm();
    await toStart();
    await until(() => shown() === 'BCK10000');
    await act(async () => outsidePush('BCK20000'));
    await until(() => shown() === 'BCK20000');
    await act(async () => window.history.back());
    await until(() => shown() === 'BCK10000');
    return { entries: ['BCK10000', 'BCK20000'], index: 0, closed: phone.calls('closeView').length };
  }

  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        [
          push('own'),
          push('outside'),
          replace('own'),
          replace('outside'),
          replace('outside bare'),
          back,
          twice,
          browser(-1),
          browser(1),
          dialog,
          close,
        ],
        { maxCommands: 14, size: 'max' },
      ),
      async (commands) => {
        const model = await anew();
        await fc.asyncModelRun(() => ({ model, real: { phone } }), commands);
      },
    ),
    { numRuns: 200 },
  );
  expect([...taken].sort()).toEqual(['back', 'browser', 'close', 'dialog', 'push', 'replace']);
  expect(screen.queryByRole('dialog')).toBeNull();
}, 240_000);
