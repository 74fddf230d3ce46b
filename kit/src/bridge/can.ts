import { isVersionAtLeast } from '../format/index.ts';
import { type HostInfo, isMethod, type MethodContract, type MethodName, methods } from './contract.ts';
import { lineOf } from './methodsOf.ts';

/** Why a method is of no use to this page now; a closed set. */
export type CannotReason =
  /** There is no app around this page, or it has not said hello. */
  | 'noHost'
  /** An older app: the contract knows the method only from a later version of its line on. */
  | 'tooOld'
  /** The app is new enough and yet, by its own word, does not know the method. */
  | 'unsupported'
  /** The manifest of this micro-app does not ask for the method. */
  | 'notListed'
  /** The customer, or the phone, refuses the permission the method stands on. */
  | 'denied';

/** Whether a method can be used, and if not, why. */
export type CanAnswer = { ok: true } | { ok: false; reason: CannotReason };

/** What the answer rests on. */
export interface CanGrounds {
  /** What the app said of itself; null where there is none, or it stays silent. */
  host: HostInfo | null;
  /** The manifest's `bridge` list; without one every method is allowed. */
  allowed?: readonly string[] | undefined;
  /** Permissions known to be refused. */
  denied?: ReadonlySet<string>;
}

/**
 * Whether a page can use a method, with the reason where it cannot. The app's own list of methods decides; the
 * contract's versions only tell an old app from one that left the method out (contracts/bridge.md, Requests).
 * Asked in the order host, manifest, app, permission; `hello` needs no listing.
 */
export function canUse(method: MethodName, { host, allowed, denied }: CanGrounds): CanAnswer {
  function because(reason: CannotReason): CanAnswer {
    return { ok: false, reason };
  }
  if (!host) return because('noHost');
  // JavaScript, too, gets an answer instead of an exception.
  if (!isMethod(method)) return because('unsupported');
  if (allowed && method !== 'hello' && !allowed.includes(method)) return because('notListed');
  const { since, permission }: MethodContract = methods[method];
  if (!host.methods.includes(method)) {
    const isNew = isVersionAtLeast(host.appVersion, since[lineOf(host.appVersion)]);
    return because(isNew ? 'unsupported' : 'tooOld');
  }
  return permission && denied?.has(permission) ? because('denied') : { ok: true };
}
