export {
  createFakeHost,
  type FakeAnswer,
  type FakeAnswers,
  type FakeHost,
  type FakeHostOptions,
  type FakeMessage,
  refuse,
} from './createFakeHost.ts';
