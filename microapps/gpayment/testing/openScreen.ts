import { renderScreen } from '@wallet/kit/testing';
import { createMock } from '@wallet/mocks/backend';
import { gates } from '../src/gates.ts';
import { manifest } from '../src/manifest.ts';
import { messages } from '../src/messages/index.ts';
import { screens } from '../src/screens.ts';

export { button, confirmButton, dialog, field, go, part, stopClock } from '@wallet/kit/testing';

type Options = Partial<Parameters<typeof renderScreen>[2]>;

/** A screen of this app with everything real, signed in as the ordinary member. */
export function open(at: string, options: Options = {}) {
  return renderScreen({ manifest, screens, messages, gates }, at, {
    backend: createMock(),
    persona: 'member',
    ...options,
  });
}
