import {
  type MethodContract,
  type MethodName,
  type MethodParams,
  type MethodResult,
  methods,
} from './contract.ts';
import type { BridgeResult } from './result.ts';

/**
 * What the app's answers have taught about what it can do: permissions that are refused, and methods that it lists and
 * yet does not know. A later answer corrects that. What was refused is also forgotten when the page comes back to the
 * front, since the customer may have been in the phone's settings meanwhile. `onChange` is called where that says more.
 */
export function createLessons(onChange: () => void) {
  const denied = new Set<string>();
  const unsupported = new Set<string>();
  function note(set: Set<string>, name: string, isTrue: boolean) {
    if (set.has(name) === isTrue) return;
    if (isTrue) set.add(name);
    else set.delete(name);
    onChange();
  }
  function forget(...sets: Set<string>[]) {
    if (sets.every(({ size }) => size === 0)) return;
    for (const set of sets) set.clear();
    onChange();
  }
  return {
    denied: denied as ReadonlySet<string>,
    unsupported: unsupported as ReadonlySet<string>,
    /** Takes in one settled call; the params of one that went well have passed the contract. */
    learn(method: MethodName, params: unknown, outcome: BridgeResult<MethodName>) {
      const code = outcome.ok ? 'ok' : outcome.code;
      // One screen that the app does not know says nothing of its others.
      const name = method === 'openNativeScreen' ? (params as MethodParams<typeof method>).screen : method;
      if (code === 'ok' || code === 'UNSUPPORTED') note(unsupported, name, code === 'UNSUPPORTED');
      if (method === 'checkPermission') {
        if (!outcome.ok) return;
        const { name } = params as MethodParams<'checkPermission'>;
        note(denied, name, (outcome.value as MethodResult<'checkPermission'>).status === 'denied');
        return;
      }
      const { permission }: MethodContract = methods[method];
      if (permission && (code === 'ok' || code === 'DENIED')) note(denied, permission, code === 'DENIED');
    },
    /** The page came back to the front. */
    forgetDenied: () => forget(denied),
    /** Another app is around the page now. */
    forgetAll: () => forget(denied, unsupported),
  };
}
