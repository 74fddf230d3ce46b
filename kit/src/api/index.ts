export { ApiError, type ApiErrorFacts, type ApiErrorKind } from './ApiError.ts';
export type { AddressValues } from './address.ts';
export { askBootAnswers } from './bootAnswers.ts';
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
  type Sent,
  type WholeAnswer,
} from './defineCall.ts';
export { encryptField } from './encryptField.ts';
export type { SessionHooks } from './sessionHooks.ts';
export { unescapeText } from './unescapeHtml.ts';
export { wireCount, wireList, wireText, wireYes } from './wireFields.ts';
