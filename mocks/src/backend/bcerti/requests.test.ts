import { expect, test } from 'vitest';
import { findPersona } from '../personas.ts';
import type { At } from './certificates.ts';
import { askToSign, requestOf, takeSignature } from './requests.ts';

/** As much of a world as a request to sign stands in. */
function member(): At {
  const rooms = new Map<string, unknown>();
  const world = {
    personaId: 'member',
    person: findPersona('member')?.person,
    now: () => new Date('2026-11-20T10:00:00+09:00'),
    room(name: string, make: () => unknown) {
      if (!rooms.has(name)) rooms.set(name, make());
      return rooms.get(name);
    },
  };
  return { get: () => world } as unknown as At;
}

test('another room gets the signature of exactly its text, and once', () => {
  const context = member();
  const words = { ko: '자격증 제출', en: 'Sending a certificate' };
  const signId = askToSign(context, { svcNm: words, titl: words, ogtxt: 'A' });
  expect(() => takeSignature(context, signId, 'A')).toThrow('서명이 필요해요.');
  Object.assign(requestOf(context, signId), { sttus: 'SGND', signature: 'S' });
  expect(() => takeSignature(context, signId, 'B')).toThrow('서명이 필요해요.');
  expect(takeSignature(context, signId, 'A')).toBe('S');
  expect(() => takeSignature(context, signId, 'A')).toThrow('이미 사용한 서명이에요.');
});
