import { expect, it } from 'vitest';
import { createClient } from '../api/index.ts';
import { claimVoice } from './claimVoice.ts';
import { createRenewal } from './createRenewal.ts';
import type { MarkStore, SessionMark } from './sessionMark.ts';
import { createSharedNotes, type SharedNotes } from './sharedNotes.ts';

// As between processes: each WebView has a copy of local storage that has not seen the others' writes yet.
function ownStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

function notesInOrder(): SharedNotes {
  const notes = new Map<string, unknown>();
  return {
    read: async (name) => structuredClone(notes.get(name)),
    write: async (name, value) => void notes.set(name, structuredClone(value)),
  };
}

const mark: SessionMark = { id: 'one', loginType: 'ci', isSso: true, groupCode: '', renewals: 0 };

function ownMarks(): MarkStore {
  let own: SessionMark | null = mark;
  return {
    read: () => own,
    write: (next) => {
      own = next;
    },
    clear: () => {
      own = null;
    },
    leave() {},
    left: () => null,
    stay() {},
  };
}

function renewals(count: number, notes: SharedNotes) {
  const asked: string[] = [];
  const client = createClient({
    fetch: async (input) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return Response.json({ status: 200, code: '0000', message: '', payload: {} });
    },
  });
  const pages = Array.from({ length: count }, () => {
    const marks = ownMarks();
    return createRenewal({ client, marks, notes, own: () => marks.read() });
  });
  return { asked, pages };
}

it('(G19) 40 WebViews whose storage lags behind renew once, and again when the session expires again', async () => {
  const { asked, pages } = renewals(40, notesInOrder());
  expect(await Promise.all(pages.map((renew) => renew(0)))).toEqual(pages.map(() => true));
  expect(asked).toHaveLength(1);
  expect(await Promise.all(pages.map((renew) => renew(1)))).toEqual(pages.map(() => true));
  expect(asked).toHaveLength(2);
});

it('notes of another session say nothing of this one', async () => {
  const notes = notesInOrder();
  await notes.write('renewed', { mark: 'another', renewals: 7 });
  const { asked, pages } = renewals(1, notes);
  expect(await pages[0]?.(0)).toBe(true);
  expect(asked).toHaveLength(1);
});

it.each([['nothing'], [{ mark: 1 }], [[]], [null]])('broken notes (%j) count as none', async (note) => {
  const notes = notesInOrder();
  await notes.write('renewed', note);
  await notes.write('spoken', note);
  const { asked, pages } = renewals(1, notes);
  expect(await pages[0]?.(0)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(await claimVoice(ownStorage(), notes, 'end')).toBe(true);
});

it('(G20) of 40 WebViews whose storage lags behind, one has the word', async () => {
  const notes = notesInOrder();
  const words = await Promise.all(Array.from({ length: 40 }, () => claimVoice(ownStorage(), notes, 'end')));
  expect(words.filter(Boolean)).toHaveLength(1);
});

it('without a database nothing is kept and nothing fails', async () => {
  const notes = createSharedNotes({ indexedDB: undefined } as unknown as Window);
  await notes.write('spoken', ['end']);
  expect(await notes.read('spoken')).toBeUndefined();
});
