import { describeManifest } from '@wallet/kit/testing';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { pages } from './model/developer.ts';
import { screens } from './screens.ts';

describeManifest(manifest, screens);

const all: Readonly<Record<string, { flags?: object; path: string }>> = manifest.screens;

test('(R691, A11) test and index pages are for developers, and each can send a call', () => {
  for (const code of ['GMID_INDEX', 'casTestCall', 'cagw', 'QRCPM001', 'QRCPM002', 'SpOacxTest'])
    expect(all[code]?.flags, code).toEqual({ forDeveloper: true });
  expect(all.GMID_INDEX?.path).toBe('/gmid/index');
});

test('(R692, R693, A03) FGMInfoPage is for visitors; four screens are customers’, the others for developers', () => {
  expect(all.FGMInfoPage?.flags).toEqual({ forVisitor: true });
  const customers = Object.keys(all).filter((code) => !all[code]?.flags);
  expect(customers).toEqual(['FGM40000', 'FGM50000', 'FGM51000', 'FGM71000']);
  expect(Object.keys(pages).filter((code) => code.startsWith('FGM'))).toHaveLength(23);
});
