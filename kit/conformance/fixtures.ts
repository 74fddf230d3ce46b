import type { Fixture } from './fixtureSchema.ts';
import badParams from './fixtures/badParams.json' with { type: 'json' };
import badReplies from './fixtures/badReplies.json' with { type: 'json' };
import events from './fixtures/events.json' with { type: 'json' };
import hostG599 from './fixtures/hostG5.9.9.json' with { type: 'json' };
import hostG614 from './fixtures/hostG6.1.4.json' with { type: 'json' };
import hostG6299 from './fixtures/hostG6.2.99.json' with { type: 'json' };
import hostI600 from './fixtures/hostI6.0.0.json' with { type: 'json' };
import hostI6225 from './fixtures/hostI6.2.25.json' with { type: 'json' };
import manifest from './fixtures/manifest.json' with { type: 'json' };
import methods from './fixtures/methods.json' with { type: 'json' };
import nativeScreens from './fixtures/nativeScreens.json' with { type: 'json' };
import refusals from './fixtures/refusals.json' with { type: 'json' };

const files = {
  methods,
  refusals,
  badReplies,
  badParams,
  events,
  manifest,
  nativeScreens,
  hostG599,
  hostI600,
  hostG614,
  hostI6225,
  hostG6299,
};

/**
 * All fixtures of the bridge contract by name (goals-kit.md 40). A test checks each against `fixtureSchema`; here
 * they are only named, so that a page that runs them carries no schemas.
 */
export const fixtures = files as unknown as Readonly<Record<string, Fixture>>;
