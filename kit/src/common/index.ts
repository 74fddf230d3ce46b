export { isDoubtful } from '../api/index.ts';
export {
  isTermNeeded,
  paymentTermsServices,
  servicesToAgree,
  type TermsOfService,
} from './agreedTerms.ts';
export { amountsHidden, showAmounts, toggleAmounts } from './amountsHidden.ts';
export { type Banner, readBanners, readServiceBanners } from './banners.ts';
export {
  type Signer,
  type SignOutcome,
  signAsOneself,
  signWithNationalCertificate,
  signWithWalletCertificate,
} from './certificateSign.ts';
export { allComingUp, type Coming, type ComingUp, everyComingUp, readComingUp } from './comingUp.ts';
export { exposureChannel, LOCATION_TERMS, walletServices } from './constants.ts';
export {
  blockingHoldings,
  type Holding,
  holdingsByService,
  LEAVE_HOLDS,
  type OnLeave,
  readHoldings,
} from './holdings.ts';
export { createIntents, type Intent, type Intents } from './intents.ts';
export {
  type ConsentOf,
  type ConsentRecord,
  deleteLocationConsent,
  type LocationConsent,
  type LocationState,
  readFranchiseLocationConsent,
  readLocationConsent,
  readLocationState,
  saveLocationConsent,
} from './location.ts';
export { addFlowLog, type FlowLog, openFlowLog, recordSituation, startFlowLog } from './logs.ts';
export { mapUrl, routeUrl } from './mapUrl.ts';
export { closeNotice, daysToHide, isNoticeHidden, type NoticeClosing, noticeKey } from './noticeHiding.ts';
export { type NoticeButton, type NoticePopup, readNoticePopups } from './noticePopups.ts';
export {
  createOrders,
  defineOrder,
  type Found,
  type KindOf,
  kindOf,
  type OrderPlan,
  type Orders,
  type OrderTools,
  type Outcome,
  readKind,
  resultAt,
  type Sending,
} from './orders.ts';
export { BANK_APP_PAGE, type LinkTarget, linkPrefixes, parseLink } from './parseLink.ts';
export {
  keepPinStep,
  type PinProblem,
  type PinStep,
  pinPages,
  pinProblemOf,
  readPinStep,
  registerPages,
} from './paymentPin.ts';
export { checkPhoneCode, extendPhoneCode } from './phoneCheck.ts';
export { dataAddress, type PickedFile, type PickFileOptions, pickFile } from './pickFile.ts';
export {
  type LinkedAccount,
  readCddTarget,
  readGpaymentUserNo,
  readLinkedAccounts,
  readPointMembership,
  readPointWalletNo,
  readTransactionAccounts,
} from './pointWallet.ts';
export { locateCustomer, type Position, type PositionOutcome, readPosition } from './position.ts';
export {
  forgetIndex,
  type KnownIndex,
  knownIndex,
  readApp,
  readIndex,
  YOUNG_MS,
  youngIndex,
} from './releaseIndex.ts';
export { namedServiceCodes, type ServiceName, serviceName } from './serviceNames.ts';
export { isServiceJoined, type JoinedService, joinService, readJoinedServices } from './services.ts';
export { type Inquired, type Settled, type Settling, settle } from './settle.ts';
export { bytesOfAddress, keepCameraData, smallPicture } from './smallPicture.ts';
export {
  checkTermAgreements,
  listedTerms,
  readTermAgreements,
  readTermFile,
  readTerms,
  saveTermAgreements,
  type Term,
  type TermAgreement,
  termTitle,
} from './terms.ts';
