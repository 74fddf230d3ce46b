import { afterEach, describe, expect, it } from 'vitest';
import { v } from '../schema/index.ts';
import { createDrafts } from '../session/createDrafts.ts';
import { createVault, memoryKeys, withLock } from '../session/index.ts';
import { createIntents } from './intents.ts';

const schema = v.object({ txToken: v.string(), amount: v.number() });
const facts = { txToken: 'TX-1', amount: 5000 };
const keys = memoryKeys();
const NAME = 'fpayment.mpm';

/** One WebView of the member; all of them share local storage, its key and the locks. */
function open({ memberId = 'W1', name = NAME, now = () => 0 } = {}) {
  const vault = createVault({ storage: localStorage, storageKey: 'wallet.drafts', keys });
  const drafts = createDrafts({ vault, memberId: () => memberId, now });
  return { drafts, intents: createIntents({ drafts, name, schema, lock: withLock }) };
}

afterEach(() => localStorage.clear());

describe('an intent', () => {
  it('keeps its key for the same facts, across reloads, whatever their order', async () => {
    const first = await open().intents.begin(facts);
    expect(first).toMatchObject({ facts, isSent: false });
    expect((await open().intents.begin({ amount: 5000, txToken: 'TX-1' })).id).toBe(first.id);
    expect(await open().intents.read()).toEqual(first);
  });

  it('is another one for other facts', async () => {
    const { intents } = open();
    const first = await intents.begin(facts);
    const second = await intents.begin({ ...facts, amount: 5001 });
    expect(second.id).not.toBe(first.id);
    expect(await intents.read()).toEqual(second);
  });

  it('stands in the way once it has been sent', async () => {
    const { intents } = open();
    const first = await intents.begin(facts);
    expect(await intents.markSent(first.id)).toBe(true);
    const other = await open().intents.begin({ ...facts, amount: 1 });
    expect(other).toEqual({ ...first, isSent: true });
    await intents.end(first.id);
    expect((await intents.begin({ ...facts, amount: 1 })).id).not.toBe(first.id);
  });

  it('is another one again after its end, for the same facts too', async () => {
    const { intents } = open();
    const first = await intents.begin(facts);
    await intents.end(first.id);
    expect(await intents.read()).toBeUndefined();
    expect((await intents.begin(facts)).id).not.toBe(first.id);
  });

  it('has no readable facts in the storage', async () => {
    await open().intents.begin(facts);
    expect(localStorage.length).toBe(1);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/TX-1|5000/);
  });
});

describe('two WebViews', () => {
  it('that begin at once get one key', async () => {
    const begun = await Promise.all(Array.from({ length: 8 }, () => open().intents.begin(facts)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  });

  it('that begin with other facts at once: one of them is told that it was replaced', async () => {
    const [one, other] = [open().intents, open().intents];
    const [first, second] = await Promise.all([one.begin(facts), other.begin({ ...facts, amount: 7 })]);
    const marks = await Promise.all([one.markSent(first.id), other.markSent(second.id)]);
    expect(marks.toSorted()).toEqual([false, true]);
  });

  it("leave each other's intent alone at the end of their own", async () => {
    const [one, other] = [open().intents, open().intents];
    const first = await one.begin(facts);
    const second = await other.begin({ ...facts, amount: 7 });
    await one.end(first.id);
    expect(await one.markSent(first.id)).toBe(false);
    expect(await other.read()).toEqual(second);
  });
});

describe('what is stored', () => {
  it.each([
    null,
    'rubbish',
    {},
    { id: 'x', isSent: true, facts },
    { id: 'long-enough', isSent: 'Y', facts },
    { id: 'long-enough', isSent: true, facts: { amount: 'much' } },
  ])('is ignored where it is %o, and a new one can begin', async (rubbish) => {
    const { drafts, intents } = open();
    await drafts.write(`${NAME}.intent`, rubbish);
    expect(await intents.read()).toBeUndefined();
    expect(await intents.markSent('long-enough')).toBe(false);
    expect(await intents.begin(facts)).toMatchObject({ facts, isSent: false });
  });

  it('is ignored where the storage itself was written over', async () => {
    await open().intents.begin(facts);
    localStorage.setItem('wallet.drafts', '{"fpayment.mpm.intent":"rubbish"}');
    expect(await open().intents.read()).toBeUndefined();
  });

  it("is another kind's, and no other's", async () => {
    await open().intents.begin(facts);
    expect(await open({ name: 'fpayment.cpm' }).intents.read()).toBeUndefined();
    expect(await open().intents.read()).toBeDefined();
  });

  it("is never another member's", async () => {
    const first = await open().intents.begin(facts);
    const { intents } = open({ memberId: 'W2' });
    expect(await intents.read()).toBeUndefined();
    expect((await intents.begin(facts)).id).not.toBe(first.id);
  });
});
