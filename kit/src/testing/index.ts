export {
  createFakeHost,
  type FakeAnswer,
  type FakeAnswers,
  type FakeHost,
  type FakeHostOptions,
  type FakeMessage,
  refuse,
} from './createFakeHost.ts';
export { describeManifest } from './describeManifest.ts';
export { describeOrder, type OrderTrial } from './describeOrder.ts';
export { drawPictures } from './drawPictures.ts';
export { enterPin } from './enterPin.ts';
export { type CallFault, callFaults, createFaultyNetwork } from './faultyNetwork.ts';
export { button, confirmButton, dialog, field, go, part, stopClock } from './onScreen.ts';
export { type Opener, openerOf } from './openerOf.ts';
export { payAtGateway } from './payAtGateway.ts';
export {
  type AskJson,
  type Backend,
  type JournalEntry,
  type RenderedScreen,
  type RenderScreenOptions,
  renderScreen,
} from './renderScreen.tsx';
export { toW3cManifest, type W3cManifest, w3cManifestSchema } from './toW3cManifest.ts';
