import { type ApiError, bindClient, type Call, createClient } from '@wallet/kit/api';
import type { Manifest } from '@wallet/kit/manifest';
import { describe, expect, it, vi } from 'vitest';

// What the three payment areas have in common (2-payment s2, s7, s8).
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../microapps/{gpayment,fpayment,point}/src/api/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const manifests = import.meta.glob<{ manifest: Manifest }>('../../microapps/*/src/manifest.ts', {
  eager: true,
});

type AnyCall = Call<unknown, unknown>;
const isCall = (value: unknown): value is AnyCall => typeof value === 'function' && 'definition' in value;
const calls = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([, value]) => isCall(value))
    .map(([name, call]) => ({ name: `${file.split('/')[3]} ${name}`, call: call as AnyCall })),
);
const namesWhere = (is: (definition: AnyCall['definition']) => boolean) =>
  calls.filter(({ call }) => is(call.definition)).map(({ name }) => name);

describe('the calls of the payment areas', () => {
  it('are all looked at', () => {
    for (const app of ['gpayment', 'fpayment', 'point'])
      expect(calls.filter(({ name }) => name.startsWith(`${app} `)).length).toBeGreaterThan(8);
  });

  it('(R669, R570) have one of four methods, each said by the call itself', () => {
    expect(namesWhere(({ method }) => !['GET', 'POST', 'PUT', 'DELETE'].includes(method))).toEqual([]);
  });

  it('(R665, R570) wait the 30 s of the client: none has a limit of its own, or none', () => {
    expect(namesWhere(({ timeoutMs }) => timeoutMs !== undefined)).toEqual([]);
  });

  it('(R657) none is listed for 9999', () => {
    expect(namesWhere(({ on9999 }) => on9999 !== undefined && on9999 !== 'caller')).toEqual([]);
  });

  it('(R657) 9999 goes to the caller and is alerted by nobody', async () => {
    const present = vi.fn();
    const fetch = async () => Response.json({ status: 200, code: '9999', message: '점검 중이에요' });
    bindClient(createClient({ fetch, present }));
    const gets = calls.filter(({ call }) => call.definition.method === 'GET');
    const errors = await Promise.all(gets.map(({ call }) => call({}).catch((error: unknown) => error)));
    expect(errors.length).toBeGreaterThan(3);
    for (const error of errors) expect((error as ApiError).serverMessage).toBe('점검 중이에요');
    expect(present).not.toHaveBeenCalled();
  });
});

describe('the codes of the payment areas', () => {
  const screens = Object.values(manifests).flatMap(({ manifest }) =>
    Object.entries(manifest.screens).map(([code, { path }]) => ({ code, path, app: manifest.id })),
  );

  it.each([
    ['R458', 'FFQ', 'fpayment'],
    ['R431', 'FPO', 'point'],
    ['R431', 'FFP', 'point'],
    ['R429', 'FGP', 'gpayment'],
  ])('(%s) %s is all of one area: %s', (_row, family, app) => {
    const owners = screens.filter(({ code }) => code.startsWith(family)).map((screen) => screen.app);
    expect(new Set(owners)).toEqual(new Set([app]));
  });
});
