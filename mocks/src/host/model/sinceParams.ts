import { type MethodContract, type MethodName, methods } from '@wallet/kit/bridge';
import { isVersionAtLeast } from '@wallet/kit/format';

/** The params that an app of this version knows; an older one leaves the later ones aside (contract, `paramsSince`). */
export function knownParams(method: MethodName, params: unknown, appVersion: string): unknown {
  const { paramsSince }: MethodContract = methods[method];
  if (!paramsSince || typeof params !== 'object' || params === null) return params;
  const line = appVersion.startsWith('G') ? 'G' : 'I';
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => {
      const since = paramsSince[name];
      return !since || isVersionAtLeast(appVersion, since[line]);
    }),
  );
}
