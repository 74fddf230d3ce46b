import { isVersionAtLeast } from '../format/index.ts';
import { type MethodContract, type MethodName, methods } from './contract.ts';
import { lineOf } from './methodsOf.ts';

/** Whether the contract has a parameter of this name. */
export function isParam(method: MethodName, param: string): boolean {
  return Object.hasOwn(methods[method].params.entries, param);
}

/** Whether an app of this version, with its line letter, looks at a parameter of the contract (goals-kit.md 8). */
export function isParamKnown(appVersion: string, method: MethodName, param: string): boolean {
  const { paramsSince }: MethodContract = methods[method];
  const since = paramsSince && Object.hasOwn(paramsSince, param) ? paramsSince[param] : undefined;
  return !since || isVersionAtLeast(appVersion, since[lineOf(appVersion)]);
}

/**
 * The params as an app of this version sees them: those that came later than it are left out, as an app ignores what it
 * does not know. For the app's stand-ins.
 * @param appVersion with its line letter, `I6.3.0` or `G6.3.0`
 * @param params as `readFromPage` gave them
 */
export function knownParams<P>(appVersion: string, method: MethodName, params: P): P {
  if (typeof params !== 'object' || params === null) return params;
  const known = Object.entries(params).filter(([name]) => isParamKnown(appVersion, method, name));
  return Object.fromEntries(known) as P;
}
