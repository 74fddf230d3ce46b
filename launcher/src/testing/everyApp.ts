import type { Microapp } from '@wallet/kit/app';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';
import { screens } from '../screens.ts';

type Part<K extends string> = Readonly<Record<string, Record<K, unknown>>>;
const manifests: Part<'manifest'> = import.meta.glob('../../../microapps/*/src/manifest.ts', { eager: true });
const screensOf: Part<'screens'> = import.meta.glob('../../../microapps/*/src/screens.ts', { eager: true });
const wordsOf: Part<'messages'> = import.meta.glob('../../../microapps/*/src/messages/index.ts', {
  eager: true,
});

/** All apps of the wallet, for tests that walk through their screens. */
export const everyApp: readonly Microapp[] = [
  { manifest, screens, messages } as unknown as Microapp,
  ...Object.entries(manifests).map(([file, module]) => {
    const dir = file.replace('manifest.ts', '');
    const app = {
      manifest: module.manifest,
      screens: screensOf[`${dir}screens.ts`]?.screens,
      messages: wordsOf[`${dir}messages/index.ts`]?.messages,
    };
    return app as Microapp;
  }),
];
