import { expect, it } from 'vitest';
import { needsLogin } from './needsLogin.ts';
import { contextOf, member, type Situation } from './testing/guardContext.ts';

const past = { from: '2023-11-14T00:00:00+09:00', until: '2023-12-14T00:00:00+09:00', otherwise: '/main' };
const visitor: Situation = { person: null };

it.each<[string, Situation, boolean]>([
  ['a screen that waits for a login', visitor, true],
  ['one of the app alone, for a visitor', { ...visitor, flags: ['nativeOnly'] }, true],
  ['one for developers, who may be among those who sign in', { ...visitor, flags: ['forDeveloper'] }, true],
  ['a member is signed in already', { person: member }, false],
  ['a visitor screen', { ...visitor, flags: ['forVisitor'] }, false],
  ['an index, which leads to / for everybody', { ...visitor, flags: ['forIndex'] }, false],
  ['a screen that always leads elsewhere', { ...visitor, screen: { redirect: '/main' } }, false],
  ['an event that is over (A34, R961)', { ...visitor, screen: { window: past } }, false],
])('(R859) whether a login is needed: %s', (_what, situation, needs) => {
  expect(needsLogin(contextOf(situation))).toBe(needs);
});
