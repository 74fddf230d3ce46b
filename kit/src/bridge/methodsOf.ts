import { isVersionAtLeast } from '../format/index.ts';
import { type MethodContract, type MethodName, methods } from './contract.ts';

/**
 * Which methods an app of this version knows by the contract: what the app's stand-ins claim in
 * their `hello`. A page asks `bridge.supports`, which is the app's own word.
 * @param appVersion with its line letter, `I6.3.0` or `G6.3.0`
 */
export function methodsOf(appVersion: string): MethodName[] {
  const line = appVersion.startsWith('I') ? 'I' : 'G';
  const contract: Record<MethodName, MethodContract> = methods;
  const names = Object.keys(contract) as MethodName[];
  return names.filter((name) => isVersionAtLeast(appVersion, contract[name].since[line]));
}
