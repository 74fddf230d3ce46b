import { isVersionAtLeast } from '../format/index.ts';
import { type MethodContract, type MethodName, methods, type Since } from './contract.ts';

/** The line an app's version belongs to: I for iOS, else G for Android (1-shell s5). */
export function lineOf(appVersion: string): keyof Since {
  return appVersion.startsWith('I') ? 'I' : 'G';
}

/**
 * Which methods an app of this version knows by the contract: what the app's stand-ins claim in
 * their `hello`. A page asks `bridge.supports`, which is the app's own word.
 * @param appVersion with its line letter, `I6.3.0` or `G6.3.0`
 */
export function methodsOf(appVersion: string): MethodName[] {
  const line = lineOf(appVersion);
  const contract: Record<MethodName, MethodContract> = methods;
  const names = Object.keys(contract) as MethodName[];
  return names.filter((name) => isVersionAtLeast(appVersion, contract[name].since[line]));
}
