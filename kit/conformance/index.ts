// A door for pages: nothing here may bring the bridge in, which would then be twice on the page.
export { checkLiveHost, type LiveCase, type LiveOptions, type LiveReport } from './checkLiveHost.ts';
export type { Fixture, FixtureCase, FixtureEvent } from './fixtureSchema.ts';
export { fixtures } from './fixtures.ts';
export { type CaseReport, runFixture, type ScriptedHost } from './runFixture.ts';
