import { expect, test } from 'vitest';
import { ApiError } from '../api/index.ts';
import { v } from '../schema/index.ts';
import type { Drafts } from '../session/index.ts';
import { lastSeen } from './lastSeen.ts';

const failed = (kind: 'network' | 'code') => new ApiError({ kind, method: 'GET', path: '/card', code: 'NO' });

test('what was shown last stands where nobody answers; a refusal is an answer, and what was never shown is not there', async () => {
  const kept = new Map<string, unknown>();
  const drafts = {
    write: async (name: string, value: unknown) => void kept.set(name, structuredClone(value)),
    read: async (name: string) => kept.get(name),
    clear: async () => {},
  } as unknown as Drafts;
  const see = (ask: () => Promise<string>) =>
    lastSeen(drafts, 'card', v.string(), ask, (text) => text.slice(0, 3));
  await expect(see(() => Promise.reject(failed('network')))).rejects.toThrow();
  expect(await see(async () => 'KE701')).toEqual({ data: 'KE701', keptAt: null });
  const off = await see(() => Promise.reject(failed('network')));
  expect(off.data).toBe('KE7');
  expect(off.keptAt).toBeInstanceOf(Date);
  await expect(see(() => Promise.reject(failed('code')))).rejects.toThrow();
});
