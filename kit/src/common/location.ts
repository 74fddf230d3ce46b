import { ApiError, type CallSettings, defineCall, wireText } from '../api/index.ts';
import { formatServerTime } from '../format/index.ts';
import { type Infer, v } from '../schema/index.ts';
import { walletServices } from './constants.ts';

/** Whose consent. */
export interface ConsentOf {
  memberId: string;
  groupCode: string;
}

/** Whether the customer lets the wallet ask where they are; `none` when they were never asked (1-shell s4.9). */
export type LocationConsent = 'agreed' | 'refused' | 'none';

const consentAnswer = v.object({ walletMberIdnfiNo: wireText, locationInfoAgreement: wireText });

function consentCall(path: string) {
  return defineCall<ConsentOf, Infer<typeof consentAnswer>, LocationConsent>({
    method: 'POST',
    path,
    answer: consentAnswer,
    duplicates: 'allow',
    spinner: false,
    send: ({ groupCode, memberId }) => ({ body: { groupCoCd: groupCode, walletMberIdnfiNo: memberId } }),
    // Only a 1 is a yes (R261).
    to: ({ locationInfoAgreement }) => (locationInfoAgreement === '1' ? 'agreed' : 'refused'),
  });
}

const askCommon = consentCall('/comm/common/locationAgrmtInfo');
const askFranchise = consentCall('/htoa/location/locationAgreement/findById');

async function orNone(asked: Promise<LocationConsent>): Promise<LocationConsent> {
  try {
    return await asked;
  } catch (error) {
    // Code 0001 says that there is no record, which is an answer.
    if (error instanceof ApiError && error.kind === 'code' && error.code === '0001') return 'none';
    throw error;
  }
}

/**
 * The location consent (1-shell s7.3, R355). Tell a failure as `locationConsentLookupUnavailable`.
 *
 * @throws ApiError
 */
export function readLocationConsent(of: ConsentOf, settings?: CallSettings): Promise<LocationConsent> {
  return orNone(askCommon(of, settings));
}

/** The same under the path of the franchise client (R358, A62). @throws ApiError */
export function readFranchiseLocationConsent(
  of: ConsentOf,
  settings?: CallSettings,
): Promise<LocationConsent> {
  return orNone(askFranchise(of, settings));
}

/** What is recorded with a consent (1-shell s3). */
export interface ConsentRecord {
  isAgreed: boolean;
  name: string;
  phone: string;
  /** How the position is got, and what for. */
  route: string;
  purpose: string;
  /** When; now unless told. */
  at?: Date;
}

function toRecord({ isAgreed, name, phone, route, purpose, at = new Date() }: ConsentRecord) {
  return {
    locationInfoAgreement: isAgreed ? '1' : '0',
    locationAgreementDate: formatServerTime(at),
    acquisitionRoute: route,
    serviceContent: purpose,
    walletSvcDsticCd: walletServices.location,
    mobileNumber: phone,
    customerName: name,
    // A page does not know its address; the server does.
    clientIP: '',
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
