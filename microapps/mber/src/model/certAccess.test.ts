import { expect, it } from 'vitest';
import { readCertAccess } from './certAccess.ts';

it.each([
  ['', { ask: 'none', isAuto: false, isGroup: false, prefersLite: false, isLogin: false }],
  ['isCertiAccess=Y', { ask: 'use' }],
  ['isCertiAccess=I', { ask: 'issue' }],
  ['isCertiAccess=y', { ask: 'none' }],
  ['liteAutoLogin=', { isAuto: false }],
  ['liteAutoLogin=N', { isAuto: false }],
  ['liteAutoLogin=1', { isAuto: true }],
  ['isGroupLogin=Y&channelLoginType=lite', { isGroup: true, prefersLite: true }],
  ['channelLoginType=other', { prefersLite: false, isLogin: true }],
  ['isGroupLogin=N', { isLogin: true, isGroup: false }],
  ['pageId=FTR10000&liteAutoLogin=', { isLogin: false }],
])('(R085, R086, R087, E30) reads %j', (query, access) => {
  expect(readCertAccess(new URLSearchParams(query))).toMatchObject(access);
});
