// The door; what is behind it stands beside the fixtures that the phone app's teams read.
export {
  type CaseReport,
  checkLiveHost,
  type Fixture,
  type FixtureCase,
  type FixtureEvent,
  fixtures,
  type LiveCase,
  type LiveOptions,
  type LiveReport,
  runFixture,
  type ScriptedHost,
} from '../../conformance/index.ts';
