import { ApiError, type CallSettings, defineCall, wireText, wireYes } from '../api/index.ts';
import { clockInSeoul } from '../format/index.ts';
import { type Infer, v } from '../schema/index.ts';
import { walletServices } from './constants.ts';

/** Whose consent. */
export interface ConsentOf {
  memberId: string;
  groupCode: string;
}

/** Whether the customer lets the wallet ask where they are; `none` when they were never asked (1-shell s4.9). */
export type LocationConsent = 'agreed' | 'refused' | 'none';

/** What is known of a consent beside the yes or no (1-shell s3, "Member location agreement state"). */
export interface LocationState {
  consent: LocationConsent;
  /** When the member last said so, or the guest of this browser; as the server writes it, or empty. */
  changedOn: string;
  /** guestInfo.cookieYn: this browser said so before anybody signed in. */
  isByGuest: boolean;
  /** The address the server knows the customer by, for the record; a page does not know its own. */
  clientIp: string;
}

const noState: LocationState = { consent: 'none', changedOn: '', isByGuest: false, clientIp: '' };

const wireMemberInfo = v.object({ domainCode: wireText, agreeYn: wireText, lastDate: wireText });
const wireGuestInfo = v.object({ domainCode: wireText, cookieYn: wireYes, lastDate: wireText });
const consentAnswer = v.object({
  walletMberIdnfiNo: wireText,
  locationInfoAgreement: wireText,
  walletMemInfo: v.fallback(v.nullish(wireMemberInfo), null),
  guestInfo: v.fallback(v.nullish(wireGuestInfo), null),
  clientIP: wireText,
});

function toState(wire: Infer<typeof consentAnswer>): LocationState {
  const { locationInfoAgreement, walletMemInfo: member, guestInfo: guest } = wire;
  // Only a 1 is a yes (R261); where the record itself says nothing, the member's own state does.
  const isAgreed = locationInfoAgreement === '' ? member?.agreeYn === 'Y' : locationInfoAgreement === '1';
  return {
    consent: isAgreed ? 'agreed' : 'refused',
    changedOn: member?.lastDate || guest?.lastDate || '',
    isByGuest: guest?.cookieYn ?? false,
    clientIp: wire.clientIP,
  };
}

function consentCall(path: string) {
  return defineCall<ConsentOf, Infer<typeof consentAnswer>, LocationState>({
    method: 'POST',
    path,
    answer: consentAnswer,
    duplicates: 'allow',
    spinner: false,
    send: ({ groupCode, memberId }) => ({ body: { groupCoCd: groupCode, walletMberIdnfiNo: memberId } }),
    to: toState,
  });
}

const askCommon = consentCall('/comm/common/locationAgrmtInfo');
const askFranchise = consentCall('/htoa/location/locationAgreement/findById');

async function orNone(asked: Promise<LocationState>): Promise<LocationState> {
  try {
    return await asked;
  } catch (error) {
    // Code 0001 says that there is no record, which is an answer.
    if (error instanceof ApiError && error.kind === 'code' && error.code === '0001') return noState;
    throw error;
  }
}

/** The location consent with all that is known of it (1-shell s3, s7.3, R355). @throws ApiError */
export function readLocationState(of: ConsentOf, settings?: CallSettings): Promise<LocationState> {
  return orNone(askCommon(of, settings));
}

/**
 * The location consent (1-shell s7.3, R355). Tell a failure as `locationConsentLookupUnavailable`.
 *
 * @throws ApiError
 */
export async function readLocationConsent(of: ConsentOf, settings?: CallSettings): Promise<LocationConsent> {
  return (await readLocationState(of, settings)).consent;
}

/** The same under the path of the franchise client (R358, A62). @throws ApiError */
export async function readFranchiseLocationConsent(
  of: ConsentOf,
  settings?: CallSettings,
): Promise<LocationConsent> {
  return (await orNone(askFranchise(of, settings))).consent;
}

/** What is recorded with a consent (1-shell s3). */
export interface ConsentRecord {
  isAgreed: boolean;
  name: string;
  phone: string;
  /** How the position is got, and what for. */
  route: string;
  purpose: string;
  /** of {@link readLocationState}; empty where the server did not say */
  clientIp?: string;
  /** When; now unless told. */
  at?: Date;
}

function toRecord({ isAgreed, name, phone, route, purpose, clientIp = '', at = new Date() }: ConsentRecord) {
  return {
    locationInfoAgreement: isAgreed ? '1' : '0',
    locationAgreementDate: clockInSeoul(at),
    acquisitionRoute: route,
    serviceContent: purpose,
    walletSvcDsticCd: walletServices.location,
    mobileNumber: phone,
    customerName: name,
    clientIP: clientIp,
  };
}

/** Records a consent or a refusal (R356). */
export const saveLocationConsent = defineCall<ConsentRecord, unknown>({
  method: 'POST',
  path: '/comm/common/locationSave',
  answer: v.unknown(),
  send: (record) => ({ body: toRecord(record) }),
});

/** Takes a consent back (R357). */
export const deleteLocationConsent = defineCall<Omit<ConsentRecord, 'isAgreed'>, unknown>({
  method: 'POST',
  path: '/comm/common/locationDelete',
  answer: v.unknown(),
  send: (record) => ({ body: toRecord({ ...record, isAgreed: false }) }),
});
