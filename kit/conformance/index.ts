export { bridgeSchema } from './bridgeSchema.ts';
export { checkLiveHost, type LiveReport } from './checkLiveHost.ts';
export { type Fixture, type FixtureCase, type FixtureEvent, fixtureSchema } from './fixtureSchema.ts';
export { fixtures } from './fixtures.ts';
export { type CaseReport, runFixture, type ScriptedHost } from './runFixture.ts';
