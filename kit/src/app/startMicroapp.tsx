import { effect } from '@preact/signals-react';
import { createRoot } from 'react-dom/client';
import { bindClient, createClient } from '../api/index.ts';
import { bindBridge, createBridge } from '../bridge/index.ts';
import type { Manifest } from '../manifest/index.ts';
import { kitMessages, locale, type Messages, setLocale } from '../messages/index.ts';
import { bindSession, createSession } from '../session/index.ts';
import { alert } from '../ui/index.ts';
import { AppRoot } from './AppRoot.tsx';
import { assemble } from './assemble.ts';
import type { Screens } from './defineScreens.ts';
import type { Gates } from './guardContext.ts';
import { readPageFacts } from './pageFacts.ts';

/** One app: its screens as data, the components that go with them, and its words. */
export interface Microapp {
  manifest: Manifest;
  screens: Screens;
  // biome-ignore lint/suspicious/noExplicitAny: each app's catalogue has a type of its own
  messages: Messages<any>;
  /** screen gates of this domain (readings.md E11): asked last, by code */
  gates?: Gates;
}
