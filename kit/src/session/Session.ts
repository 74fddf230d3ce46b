import type { ReadonlySignal } from '@preact/signals-react';
import type { ApiError } from '../api/index.ts';
import type { Drafts } from './createDrafts.ts';
import type { SsoFailure, SsoInfo } from './groupLogin.ts';
import type { LoginOutcome } from './loginOutcome.ts';
import type { NativeAsk } from './loginTargets.ts';
import type { GroupLoginInfo } from './noGroupLogin.ts';
import type { Person } from './Person.ts';

/** The store areas that outlive a reload (1-shell s3, R159). */
export type AreaName = 'mstr' | 'idoc' | 'cib' | 'htoa' | 'abr' | 'nie';

/** One area: encrypted in this WebView's session storage, wiped when the session ends. */
export interface Area {
  /** The value, unchecked: parse it with a schema. */
  read(): Promise<unknown>;
  /** @param value JSON */
  write(value: unknown): Promise<void>;
  clear(): Promise<void>;
}

/** How a session ended. */
export interface SessionEnd {
  reason: 'expired' | 'duplicate' | 'left';
  /** Whether this WebView is the one to tell the customer; at most one of all is. Never for `left`. */
  speaks: boolean;
  /** The server's words on a duplicate login, in the WebView that met it. */
  message?: string;
}

/** What to sign in with: phone number and password (plain or encrypted already), or a CI. */
export interface Credentials {
  phone?: string;
  password?: string;
  encPassword?: string;
  ci?: string;
  loginWay?: string;
  loginMedia?: string;
  /** 01, 03 or 04 (A49); 01 unless told. */
  loginCertType?: string;
}

/** What the app gives for a native login (contracts/bridge.md, getLoginInfo). */
export interface NativeLoginInfo extends NativeAsk {
  ci?: string | undefined;
  nativeLiteYn?: string | undefined;
  loginWay?: string | undefined;
  loginAccessMediaDstic?: string | undefined;
}

/** What a native login comes to (1-shell s4.3). */
export type NativeLoginOutcome =
  /** A visit user: nobody signs in. */
  | { kind: 'visit'; to: string }
  | { kind: 'success'; person: Person; to: string }
  /** Status 200 with another code. */
  | { kind: 'refused'; to: string }
  | { kind: 'dup' }
  /** Close the WebView; say `messageId` first. */
  | { kind: 'close'; error: ApiError; messageId: string };

/** What a group single sign-on comes to (1-shell s4.4). */
export type GroupLoginOutcome = LoginOutcome | { kind: 'ssoFailed'; failure: SsoFailure };

/** What a token of the book service comes to; `params` are for the sign-up and never go into an address. */
export type BookLoginOutcome =
  | LoginOutcome
  /** Not signed in: the customer said no, or somebody is signed in already. */
  | { kind: 'declined' }
  | { kind: 'bookSignUp'; to: '/mber/FME76000'; params: { ci: string; token: string; pageId: string } };

/** What a token of the book service is used for, and who says so. */
export interface BookSignIn {
  token: string;
  pageId?: string;
  /**
   * Puts the question to the customer: sign in as this one? A link may come from anybody, and name anybody.
   *
   * @param name of the customer the token stands for; empty where the server does not say it
   */
  agree(name: string): Promise<boolean>;
}

/** Who is signed in, and everything that comes and goes with that (1-shell s3, s4.2-4.5). */
export interface Session {
  /** Null for a visitor, and until it is known. */
  readonly person: ReadonlySignal<Person | null>;
  readonly isLogin: ReadonlySignal<boolean>;
  /** False until it is certain who the customer is. */
  readonly known: ReadonlySignal<boolean>;
  /** Why it is not known: the wallet API could not be asked. `restore()` asks again. */
  readonly failure: ReadonlySignal<ApiError | null>;
  readonly groupLogin: ReadonlySignal<GroupLoginInfo>;
  /** Whether the customer signed out on purpose, and nobody has signed in since: the app is not asked to then. */
  readonly hasLeft: boolean;
  /** Finds out who the customer is. Never rejects: see `failure`. A 401 is a visitor, without an alert. */
  restore(): Promise<Person | null>;
  /** Asks again: another WebView or the app signed in or out. Never rejects; a failure leaves things as they are. */
  reread(): Promise<Person | null>;
  /** The app says that its own login state changed; reads again. Where it signed in, a sign-out here counts no more. */
  followApp(isLogin: boolean): Promise<Person | null>;
  /** @throws LoginError `enterIdPassword` when there is nothing to sign in with */
  login(credentials: Credentials): Promise<LoginOutcome>;
  /** @throws LoginError `noCi`; then close the WebView (E33) */
  nativeLogin(info: NativeLoginInfo): Promise<NativeLoginOutcome>;
  /** Verifies what the app gave for a single sign-on and signs in with certificate type 04. */
  groupSignIn(info: SsoInfo, channelLoginType?: string): Promise<GroupLoginOutcome>;
  /** Signs in by a token of the book service: never over somebody who is signed in, never without a yes. */
  bookSignIn(ask: BookSignIn): Promise<BookLoginOutcome>;
  /** Signs out everywhere. Rejects with ApiError when the server could not be told; this device forgets all the same. */
  leave(): Promise<void>;
  /** A 401 of a call that did not go through the client; `ended` or `visitor`, or `retry` after a renewal. */
  handleUnauthorized(): Promise<'retry' | 'ended' | 'visitor'>;
  handleDuplicateLogin(message: string): Promise<void>;
  /** @param listener what it answers is waited for, by `told` */
  onEnded(listener: (end: SessionEnd) => unknown): () => void;
  /** Settles when an end of the session that was met has been told; true where this page told it, and leads on itself. */
  told(): Promise<boolean>;
  area(name: AreaName): Area;
  readonly drafts: Drafts;
  /** What a screen with the stepParam flag needs (1-shell s2.4); kept as a draft. */
  setStepParam(flow: string, value: unknown): Promise<void>;
  readStepParam(flow: string): Promise<unknown>;
  dispose(): void;
}
