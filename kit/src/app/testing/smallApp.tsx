import type { ComponentType } from 'react';
import { defineManifest, type ScreenEntry } from '../../manifest/index.ts';
import { defineMessages, type Messages } from '../../messages/index.ts';
import type { Microapp } from '../assemble.ts';

const title = { ko: '시험', en: 'Trial' };
const nothing = async () => ({ messages: {} });

/** An app of a test: each component is the screen of its code, the first one its home. */
export function smallApp(
  components: Readonly<Record<string, ComponentType>>,
  {
    entries = {},
    messages,
  }: { entries?: Record<string, Partial<ScreenEntry>>; messages?: Messages<unknown> } = {},
): Microapp {
  const codes = Object.keys(components);
  const manifest = defineManifest({
    id: 'small',
    name: title,
    prefixes: ['/small'],
    home: codes[0] ?? '',
    bridge: ['hello'],
    screens: Object.fromEntries(
      codes.map((code) => [code, { path: `/small/${code}`, title, ...entries[code] }]),
    ) as Record<string, ScreenEntry>,
  });
  return {
    manifest,
    screens: Object.fromEntries(codes.map((code) => [code, async () => ({ [code]: components[code] })])),
    messages: messages ?? defineMessages({ ko: nothing, en: nothing }),
  };
}
