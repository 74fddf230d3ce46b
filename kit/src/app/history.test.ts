import { beforeEach, describe, expect, it } from 'vitest';
import { createHistory } from './history.ts';

describe('createHistory', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/forest/FTR10000');
  });

  it('numbers the first entry and counts what it pushes', () => {
    const history = createHistory();
    expect(history.depth).toBe(0);
    history.push('/forest/FTR21000');
    expect(history.settle()).toMatchObject({ kind: 'push', depth: 1 });
    expect(window.history.state).toEqual({ walletDepth: 1 });
  });

  it('takes an entry that somebody else pushed for a step forward', () => {
    const history = createHistory();
    window.history.pushState({}, '', '/forest/FTR30000');
    expect(history.settle()).toMatchObject({ kind: 'push', depth: 1 });
    expect(window.history.state).toMatchObject({ walletDepth: 1 });
  });

  it('keeps the depth on a replace', () => {
    const history = createHistory();
    history.push('/forest/FTR21000');
    history.settle();
    history.replace('/forest/FTR22000');
    expect(history.settle()).toMatchObject({ kind: 'replace', depth: 1 });
  });

  it('remembers the depth over a reload, and forgets one that makes no sense', () => {
    window.history.replaceState({ walletDepth: 3 }, '', '/forest/FTR21000');
    expect(createHistory().depth).toBe(3);
    window.history.replaceState({ walletDepth: 'many' }, '', '/forest/FTR21000');
    expect(createHistory().depth).toBe(0);
  });

  it('takes off what led to a page that is done, and stays there unseen', async () => {
    const history = createHistory();
    const steps: unknown[] = [];
    window.addEventListener('popstate', ({ type }) => steps.push(history.settle(type)));
    for (const at of ['/forest/FTR21000', '/forest/FTR22000?a=1']) {
      history.push(at);
      history.settle();
    }
    await history.collapse();
    expect(`${window.location.pathname}${window.location.search}`).toBe('/forest/FTR22000?a=1');
    expect([history.depth, window.history.state]).toEqual([0, { walletDepth: 0 }]);
    // Nobody was told of a step.
    expect(steps).toEqual([null]);
    await history.collapse();
    history.push('/forest/FTR10000');
    expect(history.settle()).toMatchObject({ kind: 'push', depth: 1 });
  });

  it('keeps what others put into the state of an entry', () => {
    window.history.replaceState({ theirs: 1 }, '', '/forest/FTR10000');
    createHistory();
    expect(window.history.state).toEqual({ theirs: 1, walletDepth: 0 });
  });
});
