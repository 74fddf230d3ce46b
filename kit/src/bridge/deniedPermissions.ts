import {
  type MethodContract,
  type MethodName,
  type MethodParams,
  type MethodResult,
  methods,
} from './contract.ts';
import type { BridgeResult } from './result.ts';

/**
 * What the app's answers tell of permissions: those refused, until an answer says otherwise or the page comes back
 * to the front, since the customer may have been in the phone's settings meanwhile.
 */
export function createDeniedPermissions() {
  const denied = new Set<string>();
  function note(permission: string, isDenied: boolean) {
    if (isDenied) denied.add(permission);
    else denied.delete(permission);
  }
  return {
    denied: denied as ReadonlySet<string>,
    /** Takes in one settled call; the params of one that went well have passed the contract. */
    learn(method: MethodName, params: unknown, outcome: BridgeResult<MethodName>) {
      if (method === 'checkPermission') {
        if (!outcome.ok) return;
        const { name } = params as MethodParams<'checkPermission'>;
        note(name, (outcome.value as MethodResult<'checkPermission'>).status === 'denied');
        return;
      }
      const { permission }: MethodContract = methods[method];
      if (!permission) return;
      if (outcome.ok) note(permission, false);
      else if (outcome.code === 'DENIED') note(permission, true);
    },
    forget: () => denied.clear(),
  };
}
