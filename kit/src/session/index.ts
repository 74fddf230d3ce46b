export {
  type Affiliate,
  type AppType,
  appTypes,
  asksForGroupLogin,
  type GroupCode,
  groupCodes,
  launchLink,
  readAffiliate,
} from './affiliates.ts';
export { findMemberByCi, type JoinInfo, readJoinInfo } from './calls.ts';
export { type Channel, createChannel, type Notice } from './createChannel.ts';
export type { Drafts } from './createDrafts.ts';
export { createSession, type SessionOptions } from './createSession.ts';
export { createVault, type Vault, type VaultOptions } from './createVault.ts';
export { bindSession, currentSession } from './currentSession.ts';
export {
  type BookToken,
  hasSsoValues,
  type SsoFailure,
  type SsoInfo,
  ssoFailureOf,
} from './groupLogin.ts';
export { type KeyStore, memoryKeys, storedKeys } from './keyStore.ts';
export { LoginError } from './LoginError.ts';
export { isNationalCertificate, type LoginClass, loginClassOf } from './loginCodes.ts';
export { judgeLogin, type LoginOutcome, type LoginVerdict, triesLeft } from './loginOutcome.ts';
export {
  type AfterLogin,
  afterLoginTarget,
  type LoginTarget,
  type NativeAsk,
  nativeLoginTarget,
  nativeRefusalTarget,
  restrictedPages,
} from './loginTargets.ts';
export { isLiteCertificate, isRestricted, joinChannel, joinType } from './memberKind.ts';
export type { GroupLoginInfo } from './noGroupLogin.ts';
export type { Consents, JoinedServices, Person, PersonCertificate, PersonDevice } from './Person.ts';
export type {
  Area,
  AreaName,
  BookLoginOutcome,
  BookSignIn,
  Credentials,
  GroupLoginOutcome,
  NativeLoginInfo,
  NativeLoginOutcome,
  Session,
  SessionEnd,
} from './Session.ts';
export { knownLoginType } from './sessionMark.ts';
export { toPerson } from './toPerson.ts';
export { withLock } from './withLock.ts';
