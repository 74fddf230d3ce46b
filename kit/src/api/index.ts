export { ApiError, type ApiErrorFacts, type ApiErrorKind } from './ApiError.ts';
export type { AddressValues } from './address.ts';
export { askAhead, askBootAnswers } from './bootAnswers.ts';
export { del, get, post, put } from './calls.ts';
export { type Client, type ClientOptions, createClient } from './createClient.ts';
export { bindClient, currentClient } from './currentClient.ts';
export {
  type Call,
  type CallDefinition,
  type CallSettings,
  defineCall,
  type Envelope,
  type FileAnswer,
  type HttpMethod,
  LabAnswer,
  type Sent,
  type WholeAnswer,
} from './defineCall.ts';
export { encryptField } from './encryptField.ts';
export { isDoubtful } from './isDoubtful.ts';
export { type Lost, lostChecks } from './lostAnswers.ts';
export type { SessionHooks } from './sessionHooks.ts';
export {
  code,
  count,
  day,
  either,
  type Field,
  field,
  filled,
  group,
  isYes,
  list,
  listOf,
  moment,
  only,
  pageOf,
  type Shaped,
  shape,
  text,
  told,
  turned,
  won,
  words,
  yesNo,
} from './shapes.ts';
export { unescapeText } from './unescapeHtml.ts';
export { wireCount, wireList, wireText, wireYes } from './wireFields.ts';
