import { isVersionAtLeast } from '../format/index.ts';
import { type HostInfo, isMethod, type MethodContract, type MethodName, methods } from './contract.ts';
import { isParam, isParamKnown } from './knownParams.ts';
import { lineOf } from './methodsOf.ts';

/**
 * Why a method, or one parameter of it, is of no use to this page now; a closed set. There is no reason for the way the
 * customer logged in: no request of the contract depends on it, screens ask the guards instead (manifest flags), and an
 * app that refuses a customer says DENIED to the call.
 */
export type CannotReason =
  /** There is no app around this page, or it has not said hello. */
  | 'noHost'
  /** An older app: the contract knows the method, or the parameter, only from a later version of its line on. */
  | 'tooOld'
  /** The app is new enough and yet does not know the method: by its own word, or by an answer it gave. */
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
  /** Methods that the app lists and has answered UNSUPPORTED to. */
  unsupported?: ReadonlySet<string>;
}

/**
 * Whether a page can use a method, with the reason where it cannot. The app's own list of methods decides; the
 * contract's versions only tell an old app from one that left the method out (contracts/bridge.md, Requests).
 * Asked in the order host, manifest, app, parameter, permission; `hello` needs no listing.
 * @param param a parameter of the method, to be asked about as well: an older app ignores it
 */
export function canUse(method: MethodName, grounds: CanGrounds, param?: string): CanAnswer {
  const { host, allowed, denied, unsupported } = grounds;
  function because(reason: CannotReason): CanAnswer {
    return { ok: false, reason };
  }
  if (!host) return because('noHost');
  // JavaScript, too, gets an answer instead of an exception.
  if (!isMethod(method) || (param !== undefined && !isParam(method, param))) return because('unsupported');
  if (allowed && method !== 'hello' && !allowed.includes(method)) return because('notListed');
  const { since, permission }: MethodContract = methods[method];
  if (!host.methods.includes(method)) {
    const isNew = isVersionAtLeast(host.appVersion, since[lineOf(host.appVersion)]);
    return because(isNew ? 'unsupported' : 'tooOld');
  }
  if (unsupported?.has(method)) return because('unsupported');
  if (param !== undefined && !isParamKnown(host.appVersion, method, param)) return because('tooOld');
  return permission && denied?.has(permission) ? because('denied') : { ok: true };
}

/** Whether a page can open a screen of the app: as {@link canUse}, and the manifest's `nativeScreens` lists it. */
export function canOpen(screen: string, grounds: CanGrounds & { screens?: readonly string[] | undefined }) {
  const { screens, unsupported } = grounds;
  const answer = canUse('openNativeScreen', grounds);
  if (!answer.ok) return answer;
  const reason =
    screens?.includes(screen) === false ? 'notListed' : unsupported?.has(screen) && 'unsupported';
  return reason ? ({ ok: false, reason } satisfies CanAnswer) : answer;
}
