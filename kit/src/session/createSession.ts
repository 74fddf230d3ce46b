import { batch, computed, signal } from '@preact/signals-react';
import { ApiError, type Client } from '../api/index.ts';
import type { Bridge } from '../bridge/index.ts';
import { v } from '../schema/index.ts';
import { logout, readUserInfo } from './calls.ts';
import { type Channel, createChannel } from './createChannel.ts';
import { createDrafts } from './createDrafts.ts';
import { createEndings } from './createEndings.ts';
import { createRenewal } from './createRenewal.ts';
import { createVault } from './createVault.ts';
import { type KeyStore, storedKeys } from './keyStore.ts';
import { lateSignIn } from './lateSignIn.ts';
import { type GroupLoginInfo, noGroupLogin } from './noGroupLogin.ts';
import type { Person } from './Person.ts';
import type { Session } from './Session.ts';
import { createMarkStore, newId, type SessionMark } from './sessionMark.ts';
import { createSharedNotes } from './sharedNotes.ts';
import { toPerson } from './toPerson.ts';
import { watchFront } from './watchFront.ts';

/** What a session is made of; tests give their own collaborators. */
export interface SessionOptions {
  bridge: Bridge;
  client: Client;
  view?: Window;
  /** Null stands for a storage that is not there. */
  storage?: { session: Storage | null; local: Storage | null };
  keys?: KeyStore;
  channel?: Channel;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Who was signed in when a call set out. */
interface Stamp {
  isSignedIn: boolean;
  markId: string | undefined;
  renewals: number;
}

const cachedSchema = v.object({
  mark: v.string(),
  wire: v.unknown(),
  groupLogin: v.fallback(
    v.custom<GroupLoginInfo>((value) => typeof value === 'object' && value !== null),
    noGroupLogin,
  ),
});

/** A CI names somebody everywhere and for good: it is asked for, and never kept. */
function withoutCi(wire: unknown): unknown {
  const { ci: _, ...kept } = wire as { ci?: unknown };
  return kept;
}

function storageOf(view: Window, name: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return view[name];
  } catch {
    return null;
  }
}

/**
 * Makes the session of this page (1-shell s3, s4.2-4.5; A49-A57, A87). It follows the client: from then on a 401 and a
 * duplicate login come here.
 */
export function createSession(options: SessionOptions): Session {
  const { bridge, client, view = window, now = Date.now } = options;
  const storage = options.storage ?? {
    session: storageOf(view, 'sessionStorage'),
    local: storageOf(view, 'localStorage'),
  };
  const keys = options.keys ?? storedKeys(view);
  const channel = options.channel ?? createChannel(view, storage.local);
  const marks = createMarkStore(storage.local);
  const areas = createVault({ storage: storage.session, storageKey: 'KbWallet', keys });
  const draftVault = createVault({ storage: storage.local, storageKey: 'wallet.drafts', keys });
  const front = watchFront(view, bridge);
  const notes = createSharedNotes(view);
  const renew = createRenewal({ client, marks, notes, own: () => mark });

  const person = signal<Person | null>(null);
  const known = signal(false);
  const failure = signal<ApiError | null>(null);
  const groupLogin = signal<GroupLoginInfo>(noGroupLogin);
  let mark: SessionMark | null = null;
  let loginType: 'ci' | 'web' | null = null;
  /** Counts logins and ends: what was asked before one of them no longer says anything. */
  let era = 0;
  let asking: { era: number; over: Promise<void> } | null = null;

  const drafts = createDrafts({ vault: draftVault, memberId: () => person.value?.memberId ?? '', now });

  function show(wire: unknown, read: Person, { id, groupCode }: SessionMark): Person {
    const before = person.value;
    // The group is that of the single sign-on, in every WebView, else what the server knows (1-shell s2.5, s3).
    const next = groupCode ? { ...read, groupCode } : read;
    if (before && before.memberId !== next.memberId) areas.wipe();
    batch(() => {
      // The same person again draws nothing again.
      if (JSON.stringify(before) !== JSON.stringify(next)) person.value = next;
      failure.value = null;
      known.value = true;
    });
    void areas.write('mstr', {
      mark: id,
      wire: withoutCi(wire),
      groupLogin: { ...groupLogin.value, ci: '' },
    });
    return next;
  }

  function adopt(
    wire: unknown,
    login?: { loginType: 'ci' | 'web'; groupLogin?: GroupLoginInfo },
  ): Person | null {
    const read = toPerson(wire, new Date(now()));
    if (!read) return null;
    if (login) {
      era += 1;
      groupLogin.value = login.groupLogin ?? noGroupLogin;
    }
    // A phone may empty the storage while pages are open: then the mark in memory still holds.
    const current = login ? null : (marks.read() ?? mark);
    mark = current ?? {
      id: newId(),
      loginType: login?.loginType ?? 'web',
      isSso: groupLogin.value.isSso,
      groupCode: groupLogin.value.groupCode,
      renewals: 0,
    };
    if (marks.read()?.id !== mark.id) marks.write(mark);
    if (marks.left() !== mark.id) marks.stay();
    loginType = null;
    endings.begin();
    const next = show(wire, read, mark);
    // Whoever was there under another mark reads again, and hears of the end of this session like everybody.
    if (!current) channel.post({ kind: 'signedIn', mark: mark.id });
    return next;
  }

  /** Nobody is signed in any more, in memory and in every storage (E60). */
  function forget({ keepsDrafts }: { keepsDrafts: boolean }) {
    era += 1;
    const gone = mark?.id;
    mark = null;
    loginType = null;
    areas.wipe();
    // What was being entered outlives an expiry: the customer signs in again and goes on. It is encrypted, bound to
    // the member and 30 minutes old at most.
    if (!keepsDrafts) draftVault.wipe();
    if (gone === undefined || marks.read()?.id === gone) marks.clear();
    batch(() => {
      person.value = null;
      groupLogin.value = noGroupLogin;
      failure.value = null;
      known.value = true;
    });
  }

  const endings = createEndings({
    notes,
    channel,
    storage: storage.local,
    markId: () => mark?.id ?? null,
    lastMarkId: () => mark?.id ?? marks.read()?.id ?? null,
    isInFront: front.isInFront,
    forget,
    signOut: () => client.run(logout.definition, undefined).catch(() => undefined),
    onSignedIn(markId) {
      if (known.value && markId !== mark?.id) void reread();
    },
  });
  const { end } = endings;

  function stamp(): Stamp {
    return {
      isSignedIn: person.value !== null,
      markId: mark?.id,
      renewals: marks.read()?.renewals ?? 0,
    };
  }

  async function onUnauthorized(asked: Stamp, isRetry: boolean): Promise<'retry' | 'ended' | 'visitor'> {
    if (person.value === null) return asked.isSignedIn ? 'ended' : 'visitor';
    // Somebody has signed in since: the call deserves another try.
    if (asked.markId !== mark?.id && !isRetry) return 'retry';
    if (mark?.isSso && !isRetry && !wasLeft() && (await renew(asked.renewals))) return 'retry';
    void endRefused();
    return 'ended';
  }

  /** Signed out on purpose, here or in a WebView whose word did not get through: nothing has expired. */
  function wasLeft(): boolean {
    return marks.left() === mark?.id;
  }

  function endRefused(): Promise<void> {
    return end(wasLeft() ? 'left' : 'expired');
  }

  async function becomeVisitor(isStart: boolean, asked: Stamp): Promise<void> {
    if (person.value === null || isStart) {
      if (mark || marks.read() || areas.has('mstr')) forget({ keepsDrafts: true });
      batch(() => {
        failure.value = null;
        known.value = true;
      });
      return;
    }
    if ((await onUnauthorized(asked, false)) === 'retry') await askWho(false, true);
  }

  async function askWho(isStart: boolean, isRetry = false): Promise<void> {
    const mine = era;
    // As it was when the question set out: who learns late that it was refused must not renew what was renewed since.
    const asked = stamp();
    try {
      const wire = await client.run(readUserInfo.definition, undefined);
      if (mine !== era) return;
      if (adopt(wire) === null) await becomeVisitor(isStart, asked);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (mine !== era) return;
      if (cause.code === 'DUPLICATE_LOGIN') await end('duplicate', cause.serverMessage);
      else if (cause.status === 401 && !isRetry) await becomeVisitor(isStart, asked);
      else if (cause.status === 401) await endRefused();
      else if (person.value === null) failure.value = cause;
    }
  }

  /** One question at a time, unless somebody has signed in or out since it was asked. */
  function ask(isStart: boolean): Promise<void> {
    if (asking?.era === era) return asking.over;
    const mine = { era, over: askWho(isStart) };
    asking = mine;
    return mine.over.finally(() => {
      if (asking === mine) asking = null;
    });
  }

  async function reread(): Promise<Person | null> {
    await ask(false);
    return person.value;
  }

  /** After a reload: who was here before, if the session is still the same one. */
  async function showCached(): Promise<boolean> {
    const current = marks.read();
    if (!current || !areas.has('mstr')) return false;
    const mine = era;
    const cached = v.safeParse(cachedSchema, await areas.read('mstr'));
    if (mine !== era || !cached.success || cached.output.mark !== current.id) return false;
    const before = toPerson(cached.output.wire, new Date(now()));
    if (!before) return false;
    mark = current;
    groupLogin.value = cached.output.groupLogin;
    show(cached.output.wire, before, current);
    return true;
  }

  const signIn = lateSignIn({
    client,
    bridge,
    isLogin: () => person.peek() !== null,
    adopt,
    setLoginType(next) {
      loginType = next;
    },
  });

  client.follow({
    loginType: () => loginType ?? mark?.loginType ?? 'web',
    stamp,
    onUnauthorized: (asked, isRetry) => onUnauthorized(asked as Stamp, isRetry),
    onDuplicateLogin: (message) => void end('duplicate', message),
  });

  return {
    ...signIn,
    person,
    known,
    failure,
    groupLogin,
    isLogin: computed(() => person.value !== null),
    get hasLeft() {
      return marks.left() !== null;
    },
    async restore() {
      const asked = asking === null && !known.value && (await showCached());
      // What was kept is shown at once; the server has the last word.
      if (asked) void ask(true);
      else await ask(true);
      return person.value;
    },
    reread,
    followApp(isLogin) {
      if (isLogin) marks.stay();
      return reread();
    },
    async leave() {
      // Before the server knows: what it refuses from then on is no expiry.
      if (mark) marks.leave(mark.id);
      const refusal = await client.run(logout.definition, undefined).then(
        () => undefined,
        (cause: ApiError) => cause,
      );
      await end('left');
      // A session that the server no longer knows has been left as well.
      if (refusal && refusal.status !== 401 && refusal.code !== 'DUPLICATE_LOGIN') throw refusal;
    },
    handleUnauthorized: () => onUnauthorized(stamp(), false),
    handleDuplicateLogin: (message) => end('duplicate', message),
    onEnded: endings.onEnded,
    told: endings.told,
    area(name) {
      // `mstr` is the session's own; what an app puts there lies beside it.
      const box = name === 'mstr' ? 'mstr.app' : name;
      return {
        read: () => areas.read(box),
        write: (value) => areas.write(box, value),
        clear: () => areas.clear(box),
      };
    },
    drafts,
    setStepParam: (flow, value) => drafts.write(`step.${flow}`, value),
    readStepParam: (flow) => drafts.read(`step.${flow}`, v.unknown()),
    dispose() {
      endings.dispose();
      front.dispose();
      channel.dispose();
    },
  };
}
