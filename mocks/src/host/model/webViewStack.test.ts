import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeTopBar,
  closeView,
  emptyStack,
  findView,
  type Notice,
  openView,
  reopenView,
  type Stack,
  setBackground,
  topOf,
} from './webViewStack.ts';

function build(...openers: (string | null)[]): Stack {
  return openers.reduce(
    (stack, openerId, index) => openView(stack, { url: `/page${index}`, openerId }).stack,
    emptyStack,
  );
}
const told = (notices: Notice[]) => notices.map(({ to, name }) => `${name} to ${to}`);

test('a new WebView comes on top, and the one below is told that it left the front', () => {
  const first = openView(emptyStack, { url: '/' });
  expect(first.notices).toEqual([]);
  const second = openView(first.stack, { url: '/forest/FTR10000', openerId: '1' });
  expect(topOf(second.stack)).toMatchObject({ id: '2', url: '/forest/FTR10000', openerId: '1' });
  expect(told(second.notices)).toEqual(['pause to 1']);
});

test('a WebView that closes gives its result to its opener before that comes back to the front', () => {
  const { stack, notices } = closeView(build(null, '1'), '2', { result: { paid: true } });
  expect(stack.views.map(({ id }) => id)).toEqual(['1']);
  expect(notices).toEqual([
    { to: '1', name: 'viewClosed', data: { webViewId: '2', result: { paid: true }, reason: 'closed' } },
    { to: '1', name: 'resume', data: undefined },
  ]);
});

test('the opener is told even where another WebView comes to the front', () => {
  const { notices } = closeView(build(null, '1', '1'), '3');
  expect(told(notices)).toEqual(['viewClosed to 1', 'resume to 2']);
});

test('a WebView in the middle goes without a change at the front; without its opener nobody is told', () => {
  const middle = closeView(build(null, '1', '2'), '2');
  expect(told(middle.notices)).toEqual(['viewClosed to 1']);
  expect(told(closeView(middle.stack, '3').notices)).toEqual(['resume to 1']);
});

test('(G15) how a WebView ended is told with the id of its opening', () => {
  const { stack } = openView(build(null), { url: '/forest', openerId: '1', opening: 'once' });
  expect(closeView(stack, '2', { reason: 'killed' }).notices[0]).toEqual({
    to: '1',
    name: 'viewClosed',
    data: { webViewId: '2', opening: 'once', reason: 'killed' },
  });
});

test('(G16) a WebView that is open already comes to the front and is told where it was to lead', () => {
  const { stack, notices } = reopenView(build(null, '1', '2'), '2', '/forest/FTR20000');
  expect(stack.views.map(({ id }) => id)).toEqual(['1', '3', '2']);
  expect(told(notices)).toEqual(['pause to 3', 'resume to 2', 'reopened to 2']);
  expect(told(reopenView(stack, '2', '/forest').notices)).toEqual(['reopened to 2']);
  expect(reopenView(stack, '9', '/')).toEqual({ stack, notices: [] });
});

test('(G16) the first WebView goes home wherever it stands, and the others still go away', () => {
  const { stack } = reopenView(build(null, '1'), '1', '/main/FMA10000');
  expect(closeView(stack, '1').stack).toBe(stack);
  expect(closeView(stack, '2').stack.views.map(({ id }) => id)).toEqual(['1']);
});

test('the first WebView stays, and an unknown one changes nothing', () => {
  const stack = build(null);
  expect(closeView(stack, '1')).toEqual({ stack, notices: [] });
  expect(closeView(stack, '9')).toEqual({ stack, notices: [] });
});

test('in the background nobody is at the front', () => {
  const away = setBackground(build(null, '1'), true);
  expect(told(away.notices)).toEqual(['pause to 2']);
  expect(told(closeView(away.stack, '2').notices)).toEqual(['viewClosed to 1']);
  expect(told(setBackground(away.stack, false).notices)).toEqual(['resume to 2']);
  expect(setBackground(away.stack, true).notices).toEqual([]);
});

test('each WebView has a bar of its own', () => {
  const { stack } = changeTopBar(build(null, '1'), '2', { visible: true, title: '숲나들e' });
  expect(findView(stack, '2')?.topBar).toEqual({ visible: true, title: '숲나들e', back: true, close: true });
  expect(findView(stack, '1')?.topBar.visible).toBe(false);
});

test('whatever happens, pause and resume alternate for every WebView and only the top is at the front', () => {
  const action = fc.oneof(
    fc.constant({ kind: 'open' as const }),
    fc.record({ kind: fc.constant('close' as const), pick: fc.nat(6) }),
    fc.record({ kind: fc.constant('reopen' as const), pick: fc.nat(6) }),
    fc.record({ kind: fc.constant('background' as const), isBackground: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let stack = build(null);
      const front = new Map([['1', true]]);
      for (const next of actions) {
        const opener = topOf(stack)?.id ?? null;
        const { stack: after, notices } =
          next.kind === 'open'
            ? openView(stack, { url: '/', openerId: opener })
            : next.kind === 'close'
              ? closeView(stack, stack.views[next.pick % stack.views.length]?.id ?? '')
              : next.kind === 'reopen'
                ? reopenView(stack, stack.views[next.pick % stack.views.length]?.id ?? '', '/')
                : setBackground(stack, next.isBackground);
        if (next.kind === 'open') front.set(String(after.count), !after.isBackground);
        for (const { to, name } of notices) {
          if (name === 'viewClosed' || name === 'reopened') continue;
          expect(front.get(to)).toBe(name === 'pause');
          front.set(to, name === 'resume');
        }
        stack = after;
        // A WebView opened while the app is away comes to the front with the app.
        for (const { id } of stack.views) {
          expect(front.get(id)).toBe(!stack.isBackground && id === topOf(stack)?.id);
        }
      }
      expect(new Set(stack.views.map(({ id }) => id)).size).toBe(stack.views.length);
    }),
  );
});
